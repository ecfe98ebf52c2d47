package import CellRaster
package import Foundation
package import Testing

/// Compares a frame with its golden file,
/// `Tests/<Target>Tests/Golden/<Suite>/<test>.<variant>.frame`.
///
/// `RECORD_GOLDENS=1` writes the file and fails all the same, so a recording run never passes. On
/// a difference the rows that differ are shown side by side, and the frame is left in
/// `.build/golden-failures`.
package func expectFrame(
  _ grid: CellGrid, matches variant: String, theme: String = "midnight",
  depth: ColorDepth = .direct, now: Date = goldenNow, file: String = #filePath,
  test: String = #function, sourceLocation: SourceLocation = #_sourceLocation
) {
  // A golden's header has whole seconds.
  let second = Date(timeIntervalSince1970: now.timeIntervalSince1970.rounded(.down))
  let frame = GridText(grid, theme: theme, depth: depth, now: second)
  let golden = GoldenPlace(file: file, test: test, variant: variant)
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    write(frame.text, to: golden.url, sourceLocation)
    Issue.record("recorded \(golden.name)", sourceLocation: sourceLocation)
    return
  }
  guard let text = try? String(contentsOf: golden.url, encoding: .utf8) else {
    write(frame.text, to: golden.failureURL, sourceLocation)
    Issue.record(
      """
      there is no golden \(golden.name)
        try  RECORD_GOLDENS=1, or copy \(golden.failureURL.path)
      """, sourceLocation: sourceLocation)
    return
  }
  do {
    let expected = try GridText(parsing: text)
    guard expected != frame else { return }
    write(frame.text, to: golden.failureURL, sourceLocation)
    let difference =
      GridDiffText(got: frame.grid, want: expected.grid).text ?? "the header differs"
    Issue.record(
      "\(golden.name) differs\n\(difference)\n   see  \(golden.failureURL.path)",
      sourceLocation: sourceLocation)
  } catch {
    Issue.record("\(golden.name) cannot be read: \(error)", sourceLocation: sourceLocation)
  }
}

/// Compares a text with its golden file, `Tests/<Target>Tests/Golden/<Suite>/<test>.<variant>.txt`.
///
/// `RECORD_GOLDENS=1` writes the file and fails all the same. On a difference the first lines that
/// differ are shown.
package func expectText(
  _ text: String, matches variant: String, file: String = #filePath, test: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let golden = GoldenPlace(file: file, test: test, variant: variant, extension: "txt")
  if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
    write(text, to: golden.url, sourceLocation)
    Issue.record("recorded \(golden.name)", sourceLocation: sourceLocation)
    return
  }
  let expected = (try? String(contentsOf: golden.url, encoding: .utf8)) ?? ""
  guard expected != text else { return }
  write(text, to: golden.failureURL, sourceLocation)
  let lines = [expected, text].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
  let index = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
  let (want, got) = (lines[0].dropFirst(index).first ?? "", lines[1].dropFirst(index).first ?? "")
  Issue.record(
    """
    \(golden.name) differs in line \(index + 1)
      want  \(want)
      got   \(got)
      see   \(golden.failureURL.path)
    """, sourceLocation: sourceLocation)
}

/// 2025-01-01T09:41:00Z, the moment of every golden that does not say otherwise.
package let goldenNow = Date(timeIntervalSince1970: 1_735_724_460)

private func write(_ text: String, to url: URL, _ sourceLocation: SourceLocation) {
  do {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  } catch {
    Issue.record("cannot write \(url.path): \(error)", sourceLocation: sourceLocation)
  }
}

/// Where a golden lives, found from the test's own file.
struct GoldenPlace {
  let url: URL
  let failureURL: URL
  /// From the test target on, for messages.
  let name: String

  init(file: String, test: String, variant: String, extension: String = "frame") {
    let parts = URL(fileURLWithPath: file).pathComponents
    let tests = parts.lastIndex(of: "Tests") ?? max(parts.count - 3, 0)
    let root = parts[..<tests].reduce(URL(fileURLWithPath: "/")) { $0.appendingPathComponent($1) }
    let target = parts.count > tests + 2 ? parts[tests + 1] : "Tests"
    var suite = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    if suite.hasSuffix("Tests") { suite.removeLast("Tests".count) }
    let claim = String(test.prefix { $0 != "(" })
    name = "\(target)/Golden/\(suite)/\(claim).\(variant).\(`extension`)"
    url = root.appendingPathComponent("Tests").appendingPathComponent(name)
    failureURL = root.appendingPathComponent(".build/golden-failures/\(suite)")
      .appendingPathComponent("\(claim).\(variant).\(`extension`)")
  }
}
