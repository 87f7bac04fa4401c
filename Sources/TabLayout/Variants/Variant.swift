import FlagLogic
import TabTree

/// Layouts of one form factor that hold for some of the legal assignments, and for which.
public struct Variant: Sendable {
  /// When they hold: the assignment is in one of these, and in none of another variant's.
  public let when: [AssignmentBox]

  /// Of the assignments the one nearest the defaults.
  public let assignment: Assignment

  /// The layouts of consecutive targets, those that show the same taken together.
  public let layouts: [TargetLayout]
}

/// A layout and the consecutive targets that show it.
public struct TargetLayout: Hashable, Sendable {
  /// The targets, from the earliest.
  public internal(set) var targets: [Target]

  /// What they show.
  public let layout: Layout
}

extension TabConfiguration {
  /// The layouts of a form factor for one assignment.
  public func layouts(
    _ formFactor: FormFactor,
    on targets: [Target],
    for assignment: Assignment,
    _ likeness: Likeness
  ) -> [TargetLayout] {
    var layouts: [TargetLayout] = []
    var known: LayoutBuilder?
    for resolution in Resolution.all(self, targets: targets, assignment: assignment) {
      var builder = LayoutBuilder(Width(resolution, formFactor), like: known)
      let layout = builder.build(like: known)
      known = builder
      if let last = layouts.indices.last,
        likeness.common(layouts[last].layout) == likeness.common(layout)
      {
        layouts[last].targets.append(resolution.target)
      } else {
        layouts.append(TargetLayout(targets: [resolution.target], layout: layout))
      }
    }
    return layouts
  }

  /// Every layout of a form factor that some legal assignment has, that of the defaults first.
  public func variants(
    _ formFactor: FormFactor,
    on targets: [Target],
    _ likeness: Likeness
  ) throws(VariantFailure) -> [Variant] {
    let partition = CellPartition(self, targets: targets)
    var merged: [(cells: [Cell], layouts: [TargetLayout])] = []
    var indices: [[TargetLayout]: Int] = [:]
    for cell in try partition.cells() {
      let layouts = layouts(formFactor, on: cell.targets, for: cell.nearest, likeness)
      let common = layouts.map {
        TargetLayout(targets: $0.targets, layout: likeness.common($0.layout))
      }
      if let index = indices[common] {
        merged[index].cells.append(cell)
      } else {
        indices[common] = merged.count
        merged.append(([cell], layouts))
      }
    }
    var variants: [Variant] = []
    for (cells, layouts) in merged {
      let condition = Condition.disjunction(cells.map(\.condition))
      variants.append(
        Variant(
          when: try boxes(condition, partition),
          assignment: try partition.example([condition]) ?? cells[0].nearest,
          layouts: layouts
        )
      )
    }
    return variants
  }

  private func boxes(
    _ condition: Condition,
    _ partition: CellPartition
  ) throws(VariantFailure) -> [AssignmentBox] {
    do throws(CoverFailure) {
      return try partition.all.cover(
        of: condition,
        within: partition.domain,
        atMost: Variant.alternativeLimit
      )
    } catch {
      switch error {
      case .tooManyBoxes: throw .tooManyAlternatives(limit: Variant.alternativeLimit)
      case .limitReached: throw .limitReached
      }
    }
  }
}

extension Variant {
  /// How many alternatives the condition of a variant may have.
  static let alternativeLimit = 64
}
