public import Foundation
import ViewArchive

extension Image {
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name), bundle: bundle, label: label.string)
  }

  public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name), bundle: bundle, label: label.string, value: variableValue)
  }
}
