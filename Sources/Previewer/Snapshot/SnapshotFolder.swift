package import CellRaster
package import Foundation

/// A folder of text snapshots that frames are compared with, as a check in CI does.
package struct SnapshotFolder {
  package typealias Failure = OutputFile.Failure

  package struct Frame: Sendable {
    package var name: String
    package var text: GridText

    /// What its file is called.
    package var file: String { name + SnapshotFolder.ending }

    package init(name: String, text: GridText) {
      self.name = name
      self.text = text
    }
  }

  private let folder: URL
  fileprivate static let ending = "." + SnapshotFormat.text.fileExtension

  package init(path: String) { folder = URL(fileURLWithPath: path) }

  /// What is different, every list sorted by name.
  package struct Comparison: Hashable, Sendable {
    package struct Change: Hashable, Sendable {
      package var name: String
      /// Rows that differ, below each other.
      package var difference: String
    }

    /// Frames whose files are not there.
    package var missing: [String] = []
    package var changed: [Change] = []
    /// Files that no frame was made for.
    package var extra: [String] = []
    /// Frames that are as they were.
    package var same = 0

    package var isSame: Bool { missing.isEmpty && changed.isEmpty && extra.isEmpty }

    /// As a person reads it, like a diff.
    package var text: String {
      var lines: [String] = []
      for change in changed { lines += ["changed  \(change.name)", change.difference, ""] }
      lines += missing.map { "missing  \($0)" }
      lines += extra.map { "extra    \($0)" }
      if !missing.isEmpty || !extra.isEmpty { lines.append("") }
      lines.append(
        "\(same) the same, \(changed.count) changed, \(missing.count) missing, "
          + "\(extra.count) extra")
      return lines.joined(separator: "\n") + "\n"
    }
  }

  /// - Parameter mayBeNew: A folder that is not there is empty.
  /// - Throws: when the folder cannot be read.
  package func compare(
    _ frames: [Frame], mayBeNew: Bool = false
  ) throws(Failure) -> Comparison {
    var comparison = Comparison()
    let isNew = mayBeNew && !FileManager.default.fileExists(atPath: folder.path)
    var files: Set<String> = []
    if !isNew { files = Set(try names()) }
    for frame in frames.sorted(by: { $0.name < $1.name }) {
      let file = frame.file
      guard files.contains(file) else {
        comparison.missing.append(file)
        continue
      }
      if let difference = try difference(of: frame, from: file) {
        comparison.changed.append(.init(name: file, difference: difference))
      } else {
        comparison.same += 1
      }
    }
    comparison.extra = files.subtracting(frames.map(\.file)).sorted()
    return comparison
  }

  /// Writes every frame; leaves what is there besides.
  package func record(_ frames: [Frame]) throws(Failure) {
    for frame in frames {
      try OutputFile.write(
        frame.text.text, to: folder.appendingPathComponent(frame.file).path)
    }
  }

  private func names() throws(Failure) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") }
    } catch {
      throw Failure(
        path: folder.path, reason: "cannot be read: \((error as NSError).underlyingWords)")
    }
  }

  /// Nil where nothing differs.
  private func difference(of frame: Frame, from file: String) throws(Failure) -> String? {
    let path = folder.appendingPathComponent(file).path
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure(path: path, reason: "cannot be read")
    }
    let text = String(decoding: data, as: UTF8.self)
    if text == frame.text.text { return nil }
    guard let kept = try? GridText(parsing: text) else { return "is no snapshot any more" }
    if let difference = GridDiffText(got: frame.text.grid, want: kept.grid).text {
      return difference.split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  " + TerminalText.sanitised(String($0)) }.joined(separator: "\n")
    }
    let headers = [frame.text.text, text].map { TerminalText.sanitised($0.firstLine) }
    return headers[0] == headers[1]
      ? nil : "  header\n    got  \(headers[0])\n   want  \(headers[1])"
  }
}

extension String {
  fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}
