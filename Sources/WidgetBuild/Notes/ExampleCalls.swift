/// The calls that were found in the files around a widget, which are searched once a build.
final class ExampleCalls {
  private var found: [Set<String>: [Examples.Found]] = [:]

  /// Returns the calls of types with these names.
  func calls(of names: Set<String>, _ search: () -> [Examples.Found]) -> [Examples.Found] {
    if let known = found[names] { return known }
    let new = search()
    found[names] = new
    return new
  }
}
