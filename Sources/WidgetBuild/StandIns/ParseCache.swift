/// The parsed sources of one build. Most files stay the same when the sources are compiled again
/// with stand-ins or with more of what they need.
final class ParseCache {
  private var parsed: [String: (text: String, source: ParsedSource)] = [:]
  private var calls: [Set<String>: [Examples.Found]] = [:]

  /// Returns the parsed text of a file; it is parsed anew only if it has changed.
  func source(_ path: String, _ text: String) -> ParsedSource {
    if let known = parsed[path], known.text == text { return known.source }
    let source = ParsedSource(text)
    parsed[path] = (text, source)
    return source
  }

  /// Returns the calls of types with these names; the files around a widget are searched once.
  func calls(of names: Set<String>, _ search: () -> [Examples.Found]) -> [Examples.Found] {
    if let known = calls[names] { return known }
    let found = search()
    calls[names] = found
    return found
  }
}
