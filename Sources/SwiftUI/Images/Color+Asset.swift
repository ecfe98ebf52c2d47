public import Foundation
import ViewArchive

extension Color {
  /// Creates a colour of the widget's asset catalogue.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(style: AssetLibrary.of(bundle).color(named: name) ?? .color(.asset(name)))
  }
}
