import Foundation
import TabRules
import Testing

@testable import tabc

/// What people get who press the tab key, in the shells themselves.
@Suite struct CompletionTests {
  /// A folder with the three scripts, and a file and a folder to be found.
  private func scripts() throws -> TestFolder {
    let folder = try TestFolder(["some.tabs.yaml": "", "more/x": ""])
    for (shell, name) in [("bash", "tabc.bash"), ("zsh", "_tabc"), ("fish", "tabc.fish")] {
      let run = folder.tabc("completion", shell)
      #expect(run.status == 0)
      try folder.put(name, run.output)
    }
    return folder
  }

  private static let expectations: [(line: String, words: [String])] = [
    ("tabc li", ["lint"]),
    ("tabc comp", ["compile", "completion"]),
    ("tabc lint --write-b", ["--write-baseline"]),
    ("tabc lint --format js", ["json"]),
    ("tabc lint --fail-on ", ["error", "info", "never", "warning"]),
    ("tabc lint --strict --color al", ["always"]),
    ("tabc compile --form-factor ", ["compact", "regular"]),
    ("tabc explain unused-i", ["unused-ignore"]),
    ("tabc help expl", ["explain"]),
    ("tabc schema d", ["diagnostics", "diff"]),
    ("tabc completion ", ["bash", "fish", "zsh"]),
    ("tabc lint -- --write-b", []),
    ("tabc lint -- tabs.yaml --write-b", []),
    ("tabc compile -- --form-factor comp", []),
    ("tabc explain -- unused-i", ["unused-ignore"]),
  ]

  @Test(.enabled(if: Shell.has("bash")), arguments: expectations)
  func `bash`(line: String, words: [String]) throws {
    let folder = try scripts()
    let script = """
      source ./tabc.bash
      complete -p tabc >/dev/null || exit 9
      COMP_WORDS=(\(line)\(line.hasSuffix(" ") ? " ''" : "")); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      _tabc; printf '%s\\n' "${COMPREPLY[@]}"
      """
    let run = try folder.shell(script)
    #expect(run.status == 0 && run.error == "")
    #expect(run.output.split(separator: "\n").map(String.init).sorted() == words)
  }

  @Test(.enabled(if: Shell.has("bash")))
  func `bash takes an option with its value for three words`() throws {
    let folder = try scripts()
    for (words, expected) in [
      ("tabc lint --format = js", "json"), ("tabc lint --format =", "text"),
    ] {
      let run = try folder.shell(
        "source ./tabc.bash; COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); "
          + "_tabc; echo ${COMPREPLY[0]}"
      )
      #expect(run.output == expected + "\n")
    }
  }

  @Test(.enabled(if: Shell.has("fish")), arguments: expectations)
  func `fish`(line: String, words: [String]) throws {
    let folder = try scripts()
    let run = try folder.shell(
      "fish --no-config -c 'source tabc.fish; complete -C \"\(line)\"'"
    )
    #expect(run.status == 0)
    let found = run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(found.sorted() == words)
  }

  @Test(.enabled(if: Shell.has("fish"))) func `fish completes files where they stand`() throws {
    let folder = try scripts()
    for (line, word) in [
      ("tabc lint so", "some.tabs.yaml"), ("tabc lint --baseline so", "some.tabs.yaml"),
      ("tabc compile x -o mo", "more/"),
    ] {
      let run = try folder.shell(
        "fish --no-config -c 'source tabc.fish; complete -C \"\(line)\"'"
      )
      #expect(run.output == word + "\n")
    }
    let none = try folder.shell(
      "fish --no-config -c 'source tabc.fish; complete -C \"tabc lint --jobs so\"'"
    )
    #expect(none.output == "")
  }

  /// What stands on the command line after a key press, in an interactive zsh.
  private func zsh(_ lines: [String]) throws -> String {
    let folder = try scripts()
    let typed = lines.map { "zpty -w -n shell $'\\x15\($0)\\t'; wait_for_more" }
    try folder.put(
      "drive",
      """
      zmodload zsh/zpty zsh/zselect
      wait_for_more() {
        local idle=0 piece
        while ((idle < 15)); do
          if zpty -r -t shell piece; then print -rn -- "$piece"; idle=0
          else zselect -t 10; ((idle += 1)); fi
        done
      }
      zpty -b shell zsh -f -i
      zpty -w shell 'PS1=; unset zle_bracketed_paste; autoload -U compinit; compinit -u -D; source ./_tabc'
      wait_for_more
      \(typed.joined(separator: "\n"))
      zpty -d shell
      """
    )
    return try folder.shell("TERM=dumb zsh -f drive").output
  }

  @Test(.enabled(if: Shell.has("zsh"))) func `zsh`() throws {
    let output = try zsh([
      "tabc li", "tabc lint --write-b", "tabc lint --format=js", "tabc lint --color al",
      "tabc explain unused-i", "tabc compile --form-factor re", "tabc lint so",
      "tabc compile -o mo",
    ])
    for line in [
      "tabc lint ", "tabc lint --write-baseline ", "tabc lint --format=json",
      "tabc lint --color=always|tabc lint --color always", "tabc explain unused-ignore",
      "tabc compile --form-factor regular", "tabc lint some.tabs.yaml", "tabc compile -o more/",
    ] {
      let isThere = line.split(separator: "|").contains { output.contains($0) }
      #expect(isThere, "\(line)\n\(output)")
    }
  }

  @Test(.enabled(if: Shell.has("zsh"))) func `zsh offers no options after the two hyphens`() throws
  {
    let output = try zsh(["tabc lint -- --write-b", "tabc lint --write-b"])
    #expect(output.contains("tabc lint --write-baseline"))
    #expect(!output.contains("tabc lint -- --write-baseline"))
  }

  @Test(arguments: Program.commands.map { $0.name })
  func `every option of every command is in every script`(name: String) throws {
    let command = try #require(Program.commands.first { $0.name == name })
    for script in [BashCompletion.script, ZshCompletion.script, FishCompletion.script] {
      for option in command.options {
        #expect(script.contains(option.name.dropFirst(2)))
      }
    }
  }

  @Test(.enabled(if: Shell.has("bash"))) func `bash finds no mistake in its script`() throws {
    try expectNoMistake("bash -n tabc.bash")
  }

  @Test(.enabled(if: Shell.has("zsh"))) func `zsh finds no mistake in its script`() throws {
    try expectNoMistake("zsh -n _tabc")
  }

  @Test(.enabled(if: Shell.has("fish"))) func `fish finds no mistake in its script`() throws {
    try expectNoMistake("fish -n tabc.fish")
  }

  private func expectNoMistake(_ command: String) throws {
    let run = try scripts().shell(command)
    #expect(run == .init(status: 0, output: "", error: ""))
  }
}
