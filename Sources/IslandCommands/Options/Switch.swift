import ActivityModel
import ArgumentParser

/// The value of an argument that switches something.
enum Switch: String, ExpressibleByArgument, CaseIterable {
  case on, off, toggle

  init(_ isOn: Bool) { self = isOn ? .on : .off }

  func applied(to value: Bool) -> Bool {
    switch self {
    case .on: true
    case .off: false
    case .toggle: !value
    }
  }
}
