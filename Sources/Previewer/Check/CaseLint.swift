package import ActivityModel
import Foundation
import HostProtocol
import SourceRules
package import ViewArchive
import WidgetLint

/// The options of `island check --lint`: how states are filled, and the device.
package struct CaseLint {
  private let preset: StatePreset
  let environment: ArchiveEnvironment

  package init(preset: StatePreset, environment: ArchiveEnvironment) {
    self.preset = preset
    self.environment = environment
  }

  /// Returns the JSON of a Live Activity's states to check, of which the first is rendered; nil
  /// when there is none.
  func states(of type: String, in description: HostDescription) -> (
    attributes: Data, states: [Data]
  )? {
    guard let values = description.shownStates(of: type).first else { return nil }
    guard preset != .typical,
      let shapes = description.shapes.first(where: { $0.attributesType == type })
    else { return (values.attributes, values.states) }
    return (
      filled(values.attributes, shapes.attributes), values.states.map { filled($0, shapes.state) }
    )
  }

  /// Fills JSON with the preset's values; returns it unchanged when it cannot be parsed, since the
  /// widget process reports that.
  private func filled(_ json: Data, _ shape: ValueShape) -> Data {
    guard let value = try? JSONValue(json: json) else { return json }
    return preset.fill(value, of: shape, now: environment.now).json
  }

  /// Checks the archives, and the sizes of the attributes and the first state.
  ///
  /// - Parameter archives: One archive per state, in the order of `states`.
  func findings(
    in archives: [ActivityArchive], attributes: Data, states: [Data], _ sources: SourceLint
  ) -> [LintFinding] {
    var found: [LintFinding] = []
    if let first = archives.first {
      let lint = ArchiveLint(first, in: environment)
      found += lint.findings()
      found += lint.limitedWidth(readsLimit: sources.reads("isDynamicIslandLimitedInWidth"))
    }
    found += ArchiveLint.staticMinimal(in: archives)
    if let state = states.first, let meter = meter(attributes, state) {
      found += EventLint.payload(meter)
    }
    return found.map { $0.located(by: sources) }
  }

  private func meter(_ attributes: Data, _ state: Data) -> PayloadMeter? {
    guard let attributes = try? JSONValue(json: attributes),
      let state = try? JSONValue(json: state)
    else { return nil }
    return PayloadMeter(
      attributes: attributes, state: state, limit: SystemLimits.standard.contentBytes)
  }
}
