import ActivityModel
import Foundation
import HostProtocol
import SourceRules
package import ViewArchive
import WidgetLint

/// The options of `island check --lint`: which states are checked, and the device.
package struct CaseLint: Sendable {
  private let states: [String]
  let environment: ArchiveEnvironment

  /// - Parameter states: names, numbers, presets, JSON files or `all`; empty: every state of the
  ///   previews.
  package init(states: [String], environment: ArchiveEnvironment) {
    self.states = states
    self.environment = environment
  }

  /// One state of a Live Activity, rendered.
  struct Shown {
    var state: StateCollection.Entry
    var archive: ActivityArchive
  }

  /// Returns the states to check of each Live Activity, by the type of its attributes.
  ///
  /// - Throws: `SnapshotSources.Failure` when a selected state does not exist.
  func activities(
    in description: HostDescription, named name: String
  ) throws(SnapshotSources.Failure) -> [SnapshotMatrix.Activity] {
    try SnapshotSources(named: name, states: states, activity: nil, now: environment.now)
      .activities(in: description, appName: nil)
  }

  /// Checks the states of one Live Activity. What is found in several states is reported once, with
  /// the first of them.
  func findings(in shown: [Shown], _ sources: SourceLint) -> [LintFinding] {
    var found: [LintFinding] = []
    for (index, item) in shown.enumerated() {
      var new = sources.findings(
        in: ArchiveLint(item.archive, in: environment), checksWidth: index == 0)
      let meter = PayloadMeter(
        attributes: item.state.attributes, state: item.state.state,
        limit: SystemLimits.standard.contentBytes)
      new += EventLint.payload(meter).map { $0.located(by: sources) }
      for var finding in new
      where !found.contains(where: { $0.isSame(as: finding) }) {
        if index > 0 { finding.state = item.state.name }
        found.append(finding)
      }
    }
    found += ArchiveLint.staticMinimal(in: shown.map(\.archive)).map { $0.located(by: sources) }
    return found
  }
}

extension LintFinding {
  /// True when both say the same of the same view; the numbers in their messages can differ from
  /// state to state.
  fileprivate func isSame(as other: LintFinding) -> Bool {
    guard rule == other.rule, severity == other.severity, part == other.part else { return false }
    return place != nil && place == other.place || place == nil && view == other.view
  }
}
