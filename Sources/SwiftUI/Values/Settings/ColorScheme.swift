import ViewArchive

public enum ColorScheme: CaseIterable, Hashable, Sendable {
  case light, dark

  init(_ name: ColorSchemeName) {
    switch name {
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  var name: ColorSchemeName {
    switch self {
    case .light: .light
    case .dark: .dark
    }
  }
}
