import CellRaster
package import Foundation
package import PhoneDrawing

/// Prints snapshots, writes them to a file or a folder, or compares them with those in a folder.
@MainActor
package struct SnapshotOutput {
  private let matrix: SnapshotMatrix
  private let run: SnapshotRun
  private let format: SnapshotFormat
  private let letters: SnapshotLetters
  private let isWhole: Bool
  private let pixels: Pixels
  private let output: String?
  private let warn: (String) -> Void

  /// Creates the output of a run.
  ///
  /// - Parameters:
  ///   - letters: The letters of pictures. With a phone's, a text has places in points, too.
  ///   - isWhole: True for pictures of the whole screen.
  ///   - pixels: Draws a picture as PNG.
  ///   - output: The file or folder to write to. Nil: standard output.
  ///   - warn: Called with a message for each frame that cannot be rendered.
  package init(
    matrix: SnapshotMatrix, run: SnapshotRun, format: SnapshotFormat,
    letters: SnapshotLetters = .cells, isWhole: Bool = false,
    pixels: @escaping Pixels = { _ throws(SnapshotDocument.PictureFailure) in
      throw SnapshotDocument.PictureFailure(message: "no pictures as pixels")
    }, output: String?,
    warn: @escaping (String) -> Void
  ) {
    self.matrix = matrix
    self.run = run
    self.format = format
    self.letters = letters
    self.isWhole = isWhole
    self.pixels = pixels
    self.output = output
    self.warn = warn
  }

  /// Draws a picture as PNG and says what stands in for something else, or why it cannot.
  package typealias Pixels =
    @Sendable (DisplayList) throws(SnapshotDocument.PictureFailure) -> (png: Data, notes: [String])

  private struct Item: Sendable {
    var name: String
    var title: String
    var content: Data
    /// What a picture draws otherwise than a phone does.
    var notes: [String] = []
  }

  /// Frames kept in memory at a time; a matrix may have a hundred thousand.
  private static let batch = 1_100

  /// Why the frames cannot be printed to standard output. Nil: they can.
  package var refusal: String? {
    if output == nil, !format.isText {
      return "a \(format.rawValue.uppercased()) is not printed\n  try  --output FILE"
    }
    guard output == nil, !format.canBeJoined, count > 1 else { return nil }
    return "\(count) files of \(format.rawValue) cannot be printed one after the other"
      + "\n  try  --output FOLDER, or fewer states and presentations"
  }

  private var count: Int { format == .asciicast ? matrix.casts.count : matrix.frameSpecs.count }

  // MARK: Writing

  /// Renders and writes every frame; false when one could not be rendered.
  ///
  /// - Throws: `OutputFile.Failure` when a file cannot be written.
  package func write() async throws(OutputFile.Failure) -> Bool {
    let count = count
    var written = 0
    let isGood = try await forEachBatch { (items) throws(OutputFile.Failure) in
      if let output {
        let isOneFile = count == 1 && isFile(output)
        for item in items {
          try OutputFile.write(
            item.content,
            to: isOneFile ? output : "\(output)/\(item.name).\(format.fileExtension)")
        }
      } else {
        print(items, from: written, of: count)
      }
      written += items.count
    }
    if let output, !(count == 1 && isFile(output)) {
      say("\(written) \(written == 1 ? "file" : "files") in \(TerminalText.sanitised(output))\n")
    } else if output == nil, format == .json, count != 1 {
      say(written == 0 ? "[]\n" : "\n]\n")
    }
    return isGood
  }

  private func forEachBatch(
    _ handle: ([Item]) throws(OutputFile.Failure) -> Void
  ) async throws(OutputFile.Failure) -> Bool {
    guard format != .asciicast else { return try await forEachCast(handle) }
    let (format, letters, isWhole, pixels) = (format, letters, isWhole, pixels)
    var isGood = true
    var hasDrawn = false
    var said: Set<String> = []
    // Presentations without a picture, by the reason.
    var left: [String: Set<String>] = [:]
    let isRendered = try await forEachBatch(
      make: { document in
        Result { () throws(SnapshotDocument.PictureFailure) in
          var notes: [String] = []
          let content: Data
          switch format {
          case .text where letters == .phone:
            content = Data(document.gridTextWithLayout.text.utf8)
          case .text: content = Data(document.text.utf8)
          case .plain: content = Data(document.plain.utf8)
          case .ansi: content = Data(document.ansi.utf8)
          case .svg where letters == .phone:
            let picture = try document.picture(isWhole: isWhole)
            notes = picture.notes
            content = Data(PictureSvg(picture, title: document.title).text.utf8)
          case .svg: content = Data(document.svg.utf8)
          case .png:
            let picture = try document.picture(isWhole: isWhole)
            let drawn = try pixels(picture)
            notes = picture.notes + drawn.notes
            content = drawn.png
          case .json where letters == .phone:
            // Some presentations are drawn in cells only.
            let picture = try? document.picture(isWhole: isWhole)
            notes = picture?.notes ?? []
            content = Data(document.json(with: picture).utf8)
          case .json, .asciicast: content = Data(document.json().utf8)
          }
          return Item(
            name: document.spec.name, title: document.title, content: content, notes: notes)
        }.mapError { Unpictured(spec: document.spec, failure: $0) }
      },
      handle: { (results) throws(OutputFile.Failure) in
        var items: [Item] = []
        for result in results {
          switch result {
          case .success(let item):
            items.append(item)
            hasDrawn = true
            for note in item.notes where said.insert(note).inserted { warn(note) }
          case .failure(let failure):
            let reason = failure.failure.message
            if failure.failure.isPresentation {
              left[reason, default: []].insert(failure.spec.presentation.rawValue)
            } else {
              warn("no picture \(failure.spec.name): \(reason)")
              isGood = false
            }
          }
        }
        try handle(items)
      })
    for (reason, names) in left.sorted(by: { $0.key < $1.key }) {
      warn("no picture of \(names.sorted().joined(separator: ", ")): \(reason)")
    }
    return isRendered && isGood && hasDrawn
  }

  /// A frame that cannot be drawn as a picture, and why.
  private struct Unpictured: Error {
    var spec: SnapshotMatrix.FrameSpec
    var failure: SnapshotDocument.PictureFailure
  }

  private func forEachCast(
    _ handle: ([Item]) throws(OutputFile.Failure) -> Void
  ) async throws(OutputFile.Failure) -> Bool {
    var isGood = true
    for cast in matrix.casts {
      let (text, failures) = await run.cast(cast)
      for failure in failures { tell(failure, of: cast.name) }
      isGood = isGood && failures.isEmpty
      try handle([Item(name: cast.name, title: cast.name, content: Data(text.utf8))])
    }
    return isGood
  }

  /// - Returns: False when a frame could not be rendered, which is reported.
  private func forEachBatch<Product: Sendable>(
    make: @escaping @Sendable (SnapshotDocument) -> Product,
    handle: ([Product]) throws(OutputFile.Failure) -> Void
  ) async throws(OutputFile.Failure) -> Bool {
    let frameSpecs = matrix.frameSpecs
    var isGood = true
    for start in stride(from: 0, to: frameSpecs.count, by: Self.batch) {
      let batch = Array(frameSpecs[start..<min(start + Self.batch, frameSpecs.count)])
      var made: [Product] = []
      for (spec, result) in zip(batch, await run.products(of: batch, make: make)) {
        switch result {
        case .success(let product): made.append(product)
        case .failure(let failure):
          tell(failure, of: spec.name)
          isGood = false
        }
      }
      try handle(made)
    }
    return isGood
  }

  // MARK: Comparing

  /// Compares with the text snapshots in a folder; false when a frame differs (even if it is then
  /// recorded) or could not be rendered.
  ///
  /// - Throws: `OutputFile.Failure` when the folder cannot be read or a file cannot be written.
  package func compare(with path: String, records: Bool) async throws(OutputFile.Failure) -> Bool {
    let folder = SnapshotFolder(path: path)
    let kept = try folder.files(mayBeNew: records)
    var comparison = SnapshotFolder.Comparison()
    let hasLayout = letters == .phone
    let isGood = try await forEachBatch(
      make: {
        SnapshotFolder.Frame(
          name: $0.spec.name, text: hasLayout ? $0.gridTextWithLayout : $0.gridText)
      }
    ) { (frames) throws(OutputFile.Failure) in
      let wanted = try folder.compare(frames, with: kept, into: &comparison)
      if records { try folder.record(wanted) }
    }
    // The file of a frame that could not be rendered does not count as extra.
    comparison.extra = kept.subtracting(matrix.frameSpecs.map { SnapshotFolder.file($0.name) })
      .sorted()
    comparison.isRecorded = records
    say(TerminalText.lines(comparison.text))
    if records, !comparison.isSame { say("recorded; review the changes before you commit them\n") }
    return isGood && comparison.isSame
  }

  // MARK: Output

  /// Prints frames one after the other.
  ///
  /// - Parameters:
  ///   - first: The index of the first of these frames among all `count`.
  private func print(_ items: [Item], from first: Int, of count: Int) {
    for (index, item) in items.enumerated() {
      if count == 1 {
        FileHandle.standardOutput.write(item.content)
      } else if format == .json {
        // The elements of one JSON array.
        let text = String(decoding: item.content, as: UTF8.self)
        say((first + index == 0 ? "[\n" : ",\n") + text.trimmingCharacters(in: .newlines))
      } else {
        say("\(item.title)  \(item.name)\n\(String(decoding: item.content, as: UTF8.self))\n")
      }
    }
  }

  /// Returns true for an existing file, or a path with an extension that is not a folder.
  private func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      return !isFolder.boolValue
    }
    return !path.hasSuffix("/") && !URL(fileURLWithPath: path).pathExtension.isEmpty
  }

  private func tell(_ failure: SnapshotRun.Failure, of name: String) {
    warn("no frame \(name): \(failure.message)")
  }

  private func say(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
