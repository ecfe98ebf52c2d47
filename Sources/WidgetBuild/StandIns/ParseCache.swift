/// The parsed sources of one build. Most files stay the same when the sources are compiled again
/// with stand-ins or with more of what they need.
final class ParseCache {
  private var parsed: [String: (text: String, source: ParsedSource)] = [:]
  /// What was found in the files around the widget.
  let calls = ExampleCalls()

  /// Returns the parsed text of a file; it is parsed anew only if it has changed.
  func source(_ path: String, _ text: String) -> ParsedSource {
    if let known = parsed[path], known.text == text { return known.source }
    let source = ParsedSource(text)
    parsed[path] = (text, source)
    return source
  }
}
