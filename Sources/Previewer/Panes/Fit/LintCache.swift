import Foundation
import SourceRules
package import ViewArchive
import ViewLayout
package import WidgetLint

/// A cache of the lint rules' findings, valid until the archive or the build changes: laying out
/// the views as on a phone takes longer than drawing them.
package struct LintCache: Sendable {
  /// What the findings depend on.
  package struct Input: Hashable, Sendable {
    package var archive: ActivityArchive
    package var environment: ArchiveEnvironment
    /// The number of the build.
    package var generation: Int
    /// The paths of the build's sources.
    package var files: [String]

    package init(
      archive: ActivityArchive, environment: ArchiveEnvironment, generation: Int, files: [String]
    ) {
      self.archive = archive
      self.environment = environment
      self.generation = generation
      self.files = files
    }
  }

  /// The last input, without its time and files.
  private var last: Input?
  private var findings: [LintFinding] = []
  private var views: [ArchivePart: [Int: PhoneView]] = [:]
  private var sources: (generation: Int, lint: SourceLint)?

  package init() {}

  /// Returns all findings in the order of the rules.
  package mutating func findings(for input: Input) -> [LintFinding] {
    if update(input) {
      let sources = sources(of: input)
      let lint = ArchiveLint(input.archive, in: input.environment)
      findings = (sources.findings(in: lint) + sources.findings()).inOrder
      views = lint.views
    }
    return findings
  }

  private mutating func sources(of input: Input) -> SourceLint {
    if let sources, sources.generation == input.generation { return sources.lint }
    let lint = SourceLint(files: input.files)
    sources = (input.generation, lint)
    return lint
  }

  /// Returns each layer of the parts on a phone.
  package mutating func views(for input: Input) -> [ArchivePart: [Int: PhoneView]] {
    _ = findings(for: input)
    return views
  }

  /// True when the input differs from the last one; the time and the files alone do not count, as
  /// the files belong to the build.
  private mutating func update(_ input: Input) -> Bool {
    var new = input
    new.environment.now = .distantPast
    new.files = []
    defer { last = new }
    return new != last
  }
}
