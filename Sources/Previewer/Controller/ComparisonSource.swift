import CellRaster
import Foundation
import ViewArchive

/// What the current frames are compared with: the archives from before the last reload, or those of
/// another revision.
@MainActor
final class ComparisonSource {
  /// A comparison with the title of its older side.
  struct Result {
    var comparison: Comparison
    /// The name of what the current frames are compared with.
    var name: String
    /// The reason why there are no older frames yet; nil when there are.
    var note: String?
  }

  /// The widget at another revision, compared with instead of `previous`; nil without `--against`.
  let baseline: Baseline?
  /// The archives from before the last reloads, the newest last.
  private var kept: [[SheetPresentation: ActivityArchive]] = []
  /// How many saves before the last one are compared with.
  private var age = 0

  /// The most saves that are kept.
  private static let mostKept = 20

  init(_ baseline: Baseline?) { self.baseline = baseline }

  /// True when there is something to compare the current frames with.
  var isAvailable: Bool { baseline != nil || !kept.isEmpty }

  /// Keeps the archives from before a reload, with which the next ones are compared.
  func keep(_ archives: [SheetPresentation: ActivityArchive]) {
    guard !archives.isEmpty else { return }
    kept.append(archives)
    if kept.count > Self.mostKept { kept.removeFirst() }
    age = 0
  }

  /// Compares with the save before, or with the one after; false when there is none.
  func step(older: Bool) -> Bool {
    let next = age + (older ? 1 : -1)
    guard baseline == nil, kept.indices.contains(kept.count - 1 - next), next >= 0 else {
      return false
    }
    age = next
    return true
  }

  private var name: String {
    baseline?.name ?? (age == 0 ? "before the save" : "\(age + 1) saves ago")
  }

  /// Renders the older archives and the current ones.
  ///
  /// - Parameter size: The size of the terminal, which limits the frames.
  func comparison(
    with current: SheetArchives, _ renderer: SheetRenderer, at now: Date, in size: CellSize
  ) -> Result {
    let previous = kept.isEmpty ? [:] : kept[kept.count - 1 - age]
    let old = baseline?.archives.all ?? previous
    if let baseline, old.isEmpty {
      let note = baseline.problem.map { "\(baseline.name): \($0.message)" }
      return Result(
        comparison: Comparison(before: [], after: []), name: baseline.name,
        note: note ?? "\(baseline.name) is being compiled")
    }
    let room = CellSize(
      columns: max((size.columns - 6) / 2, 20), rows: max(size.rows - 8, 5))
    func frames(_ archives: [SheetPresentation: ActivityArchive]) -> [SheetFrame] {
      SheetPresentation.allCases.compactMap { presentation in
        archives[presentation].map { renderer.frame(presentation, of: $0, at: now, in: room) }
      }
    }
    return Result(
      comparison: Comparison(before: frames(old), after: frames(current.all)) {
        TreeDifference($0, before: old[$0], after: current.all[$0]).lines
      }, name: name, note: nil)
  }
}
