import ActivityModel
import ArgumentParser

/// The value of an argument that switches something.
enum Switch: String, ExpressibleByArgument, CaseIterable {
  case on, off, toggle

  func applied(to value: Bool) -> Bool {
    switch self {
    case .on: true
    case .off: false
    case .toggle: !value
    }
  }
}
