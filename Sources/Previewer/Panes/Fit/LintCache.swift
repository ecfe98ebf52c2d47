import Foundation
package import ViewArchive
import ViewLayout
package import WidgetLint

/// A cache of the lint rules' findings, valid until the archive or the build changes: laying out
/// the views as on a phone takes longer than drawing them.
package struct LintCache: Sendable {
  private struct Question: Hashable, Sendable {
    var archive: ActivityArchive
    var environment: ArchiveEnvironment
    /// The number of the build.
    var generation: Int
  }

  private var question: Question?
  private var findings: [LintFinding] = []
  private var bounds: [ArchivePart: [Int: Rect]] = [:]
  private var sources: (generation: Int, lint: SourceLint)?

  package init() {}

  /// Returns all findings in the order of the rules.
  package mutating func findings(
    in archive: ActivityArchive, _ environment: ArchiveEnvironment, generation: Int,
    files: [String]
  ) -> [LintFinding] {
    if ask(archive, environment, generation) {
      if sources?.generation != generation {
        sources = (generation, SourceLint(files: files))
      }
      let lint = ArchiveLint(archive, in: environment)
      findings = lint.findings()
      if let sources = sources?.lint {
        findings += lint.limitedWidth(
          readsLimit: sources.reads("isDynamicIslandLimitedInWidth"))
        findings += sources.findings()
        findings = findings.inOrder.map { $0.placed(by: sources) }
      }
      bounds = lint.bounds
    }
    return findings
  }

  /// Returns the rectangle of each layer of the parts on a phone, in points.
  package mutating func bounds(
    in archive: ActivityArchive, _ environment: ArchiveEnvironment, generation: Int,
    files: [String]
  ) -> [ArchivePart: [Int: Rect]] {
    _ = findings(in: archive, environment, generation: generation, files: files)
    return bounds
  }

  /// True when the input differs from the last one; the time alone does not count.
  private mutating func ask(
    _ archive: ActivityArchive, _ environment: ArchiveEnvironment, _ generation: Int
  ) -> Bool {
    var timeless = environment
    timeless.now = .distantPast
    let new = Question(archive: archive, environment: timeless, generation: generation)
    defer { question = new }
    return new != question
  }
}
