import ArgumentParser

/// What is printed of a scenario.
enum ScenarioFormat: String, ExpressibleByArgument, CaseIterable {
  case asciicast, svg, junit

  /// Nil: it is no film.
  var film: FilmFormat? {
    switch self {
    case .asciicast: .asciicast
    case .svg: .svg
    case .junit: nil
    }
  }
}
