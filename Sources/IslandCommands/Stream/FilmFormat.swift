/// What the film of a scenario is written as.
enum FilmFormat: Hashable {
  case asciicast, svg
}
