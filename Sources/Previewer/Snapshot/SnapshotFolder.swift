package import CellRaster
import Foundation
import LocalEngine
import WidgetBuild

/// A folder of golden text snapshots with which frames are compared, for example in CI.
package struct SnapshotFolder {
  package typealias Failure = OutputFile.Failure

  /// A rendered frame with the name of its file, without extension.
  package struct Frame: Sendable {
    package var name: String
    package var text: GridText

    package init(name: String, text: GridText) {
      self.name = name
      self.text = text
    }
  }

  private let folder: URL
  private static let ending = "." + SnapshotFormat.text.fileExtension

  package init(path: String) { folder = URL(fileURLWithPath: path) }

  /// Differences between frames and files, each list sorted by name.
  package struct Comparison: Hashable, Sendable {
    package struct Change: Hashable, Sendable {
      package var name: String
      /// The rows that differ.
      package var difference: String
    }

    /// Frames without a file.
    package var missing: [String] = []
    package var changed: [Change] = []
    /// Files without a frame.
    package var extra: [String] = []
    /// True when the files were written afterwards: a frame without a file is then a new one.
    package var isRecorded = false
    /// Number of frames that equal their files.
    package var same = 0

    package init() {}

    package var isSame: Bool { missing.isEmpty && changed.isEmpty && extra.isEmpty }

    /// The comparison as readable text, similar to a diff.
    package var text: String {
      var lines: [String] = []
      for change in changed { lines += ["changed  \(change.name)", change.difference, ""] }
      let absent = isRecorded ? "new" : "missing"
      lines += missing.map { "\(isRecorded ? "new    " : absent)  \($0)" }
      lines += extra.map { "extra    \($0)" }
      if !missing.isEmpty || !extra.isEmpty { lines.append("") }
      lines.append(
        "\(same) the same, \(changed.count) changed, \(missing.count) \(absent), "
          + "\(extra.count) extra")
      return lines.joined(separator: "\n") + "\n"
    }
  }

  /// Returns the file name for a frame.
  package static func file(_ name: String) -> String { name + ending }

  /// Returns the names of the snapshot files in the folder.
  ///
  /// - Parameter mayBeNew: true: a missing folder counts as empty.
  /// - Throws: `Failure` when the folder cannot be read.
  package func files(mayBeNew: Bool = false) throws(Failure) -> Set<String> {
    if mayBeNew, !FileManager.default.fileExists(atPath: folder.path) { return [] }
    do {
      return Set(
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
          .filter { $0.hasSuffix(Self.ending) && !$0.hasPrefix(".") })
    } catch {
      throw Failure(
        path: folder.path, reason: "cannot be read: \(error.systemReason)")
    }
  }

  /// Compares frames with the files and adds the result to `comparison`. Does not set `extra`,
  /// because that requires all frames of the folder.
  ///
  /// - Returns: the frames that are missing or changed.
  /// - Throws: `Failure` when a file cannot be read.
  package func compare(
    _ frames: [Frame], with files: Set<String>, into comparison: inout Comparison
  ) throws(Failure) -> [Frame] {
    var wanted: [Frame] = []
    for frame in frames {
      let file = Self.file(frame.name)
      if !files.contains(file) {
        comparison.missing.append(file)
      } else if let difference = try difference(of: frame, from: file) {
        comparison.changed.append(.init(name: file, difference: difference))
      } else {
        comparison.same += 1
        continue
      }
      wanted.append(frame)
    }
    comparison.missing.sort()
    comparison.changed.sort { $0.name < $1.name }
    return wanted
  }

  /// Writes a file for every frame; other files in the folder are kept.
  ///
  /// - Throws: `Failure` when a file cannot be written.
  package func record(_ frames: [Frame]) throws(Failure) {
    for frame in frames {
      try OutputFile.write(
        frame.text.text, to: folder.appendingPathComponent(Self.file(frame.name)).path)
    }
  }

  /// Returns the difference between a frame and its file as text; nil when they are equal.
  private func difference(of frame: Frame, from file: String) throws(Failure) -> String? {
    let path = folder.appendingPathComponent(file).path
    let data: Data
    do throws(FileFailure) {
      data = try FileReader.read(path, limit: FileReader.mostOfOutput)
    } catch {
      throw Failure(path: path, reason: error.reason)
    }
    let text = String(decoding: data, as: UTF8.self)
    if text == frame.text.text { return nil }
    guard let kept = try? GridText(parsing: text) else { return "is no snapshot any more" }
    var lines: [String] = []
    if let difference = GridDiffText(got: frame.text.grid, want: kept.grid).text {
      lines = difference.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
    // Without places, the frame was not laid out in points.
    if !frame.text.layout.isEmpty {
      lines += LayoutText.difference(got: frame.text.layout, want: kept.layout)
    }
    guard lines.isEmpty else {
      return lines.map { "  " + TerminalText.sanitised($0) }.joined(separator: "\n")
    }
    let headers = [frame.text.text, text].map { TerminalText.sanitised($0.firstLine) }
    return headers[0] == headers[1]
      ? nil : "  header\n    got  \(headers[0])\n   want  \(headers[1])"
  }
}

extension String {
  fileprivate var firstLine: String { String(prefix { $0 != "\n" }) }
}
