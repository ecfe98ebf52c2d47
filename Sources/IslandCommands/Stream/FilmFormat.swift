import ArgumentParser

/// What the film of a scenario is written as.
enum FilmFormat: String, ExpressibleByArgument, CaseIterable {
  case asciicast, svg
}
