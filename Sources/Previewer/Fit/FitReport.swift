package import Foundation
package import ViewArchive
import ViewLayout
import WidgetLint

/// What the rules say of the pictures on a bench, kept until the archive or the sources change:
/// laying everything out as a phone does takes longer than drawing it.
package struct FitReport: Sendable {
  private struct Question: Hashable, Sendable {
    var archive: ActivityArchive
    var environment: ArchiveEnvironment
    /// Which build the sources are of.
    var generation: Int
  }

  private var question: Question?
  private var findings: [LintFinding] = []
  private var bounds: [LintPart: [Int: Rect]] = [:]
  private var sources: (generation: Int, lint: SourceLint)?

  package init() {}

  /// Everything that was found, in the order of the rules.
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

  /// Where a phone has each layer of the parts, in points.
  package mutating func bounds(
    in archive: ActivityArchive, _ environment: ArchiveEnvironment, generation: Int,
    files: [String]
  ) -> [LintPart: [Int: Rect]] {
    _ = findings(in: archive, environment, generation: generation, files: files)
    return bounds
  }

  /// True when it is another question than the last one; the time alone makes none.
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
