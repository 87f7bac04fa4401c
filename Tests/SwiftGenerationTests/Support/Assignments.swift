import FlagLogic
import TabLayout
import TabTree

@testable import SwiftGeneration

extension TabConfiguration {
  /// Every flag at its default, and each in turn at each other value, as far as `assume` allows.
  var sampleAssignments: [Assignment] {
    var assignments = [defaultAssignment]
    for (index, declaration) in flags.enumerated() {
      for value in declaration.flag.values.indices where value != defaultAssignment[index] {
        var assignment = defaultAssignment
        assignment[index] = value
        assignments.append(assignment)
      }
    }
    return assignments.filter(isLegal)
  }

  /// Every assignment that `assume` allows.
  var legalAssignments: [Assignment] {
    var assignments: [Assignment] = [[]]
    for declaration in flags {
      assignments = assignments.flatMap { beginning in
        declaration.flag.values.indices.map { beginning + [$0] }
      }
    }
    return assignments.filter(isLegal)
  }

  /// Whether `assume` allows an assignment on a release.
  func allows(_ assignment: Assignment, on target: Target) -> Bool {
    assumptions.allSatisfy { $0.condition.holds(for: assignment, release: target.release) }
  }

  private func isLegal(_ assignment: Assignment) -> Bool {
    assumptions.allSatisfy { $0.condition.holds(for: assignment, release: sdk) }
  }

  /// Code that gives a variable of generated flags the values of an assignment.
  func code(setting variable: String, to assignment: Assignment, _ values: FlagValues) -> String {
    zip(flags.indices, assignment).map { index, value in
      let flag = flags[index].flag
      let text = flag.isBoolean ? "\(value == 1)" : ".\(values.value(value, of: index))"
      return "\(variable).\(values.property(index)) = \(text)\n"
    }.joined()
  }
}
