import CellRaster
import Foundation
import Previewer

/// Where snapshots go: printed below each other, into one file, into a folder, or against one.
@MainActor
struct SnapshotOutput {
  var matrix: SnapshotMatrix
  var run: SnapshotRun
  var format: SnapshotFormat
  var output: String?

  private struct Item: Sendable {
    var name: String
    var title: String
    var text: String
  }

  /// Why this cannot be printed; nil where it can.
  var refusal: String? {
    guard output == nil, format == .svg || format == .asciicast else { return nil }
    let count = format == .asciicast ? matrix.films.count : matrix.cells.count
    guard count > 1 else { return nil }
    return "\(count) files of \(format.rawValue) cannot be printed one after the other"
      + "\n  try  --output FOLDER, or fewer states and presentations"
  }

  /// Writes every frame; false when one could not be made.
  func write() async throws(OutputFile.Failure) -> Bool {
    let (items, isGood) = await items()
    guard let output else {
      print(items)
      return isGood
    }
    if items.count == 1, let item = items.first, isFile(output) {
      try OutputFile.write(item.text, to: output)
    } else {
      for item in items {
        try OutputFile.write(item.text, to: "\(output)/\(item.name).\(format.fileExtension)")
      }
      say("\(items.count) \(items.count == 1 ? "file" : "files") in \(output)\n")
    }
    return isGood
  }

  /// Compares with the text snapshots of a folder; false when something differs, recorded or not.
  func compare(with path: String, records: Bool) async throws(OutputFile.Failure) -> Bool {
    let (texts, isGood) = await products { $0.gridText }
    let frames = texts.map { SnapshotFolder.Frame(name: $0.name, text: $0.product) }
    let folder = SnapshotFolder(path: path)
    let comparison = try folder.compare(frames, mayBeNew: records)
    if records {
      let wanted = Set(comparison.missing + comparison.changed.map(\.name))
      try folder.record(frames.filter { wanted.contains($0.file) })
    }
    say(comparison.text)
    if records, !comparison.isSame { say("recorded; look at what changed before you keep it\n") }
    return isGood && comparison.isSame
  }

  // MARK: Frames

  private func items() async -> ([Item], isGood: Bool) {
    if format == .asciicast { return await films() }
    let format = format
    let (made, isGood) = await products { document -> (String, String) in
      switch format {
      case .text: (document.title, document.text)
      case .ansi: (document.title, document.ansi)
      case .svg: (document.title, document.svg)
      case .json, .asciicast: (document.title, document.json)
      }
    }
    return (
      made.map { Item(name: $0.name, title: $0.product.0, text: $0.product.1) }, isGood
    )
  }

  private func films() async -> ([Item], isGood: Bool) {
    var items: [Item] = []
    var isGood = true
    for film in matrix.films {
      let (text, failures) = await run.film(film)
      for failure in failures { tell(failure, of: film.name) }
      isGood = isGood && failures.isEmpty
      items.append(Item(name: film.name, title: film.name, text: text))
    }
    return (items, isGood)
  }

  /// What could be made; what could not is told.
  private func products<Product: Sendable>(
    _ make: @escaping @Sendable (SnapshotDocument) -> Product
  ) async -> (made: [(name: String, product: Product)], isGood: Bool) {
    let cells = matrix.cells
    var made: [(name: String, product: Product)] = []
    var isGood = true
    for (cell, result) in zip(cells, await run.products(of: cells, make: make)) {
      switch result {
      case .success(let product): made.append((cell.name, product))
      case .failure(let failure):
        tell(failure, of: cell.name)
        isGood = false
      }
    }
    return (made, isGood)
  }

  // MARK: Words

  private func print(_ items: [Item]) {
    switch format {
    case .json where items.count != 1:
      // One document, that a program may read it.
      let list = items.map { $0.text.trimmingCharacters(in: .newlines) }
      say("[\n" + list.joined(separator: ",\n") + "\n]\n")
    case .text, .ansi, .json, .svg, .asciicast:
      for item in items {
        if items.count > 1, format != .svg { say("\(item.title)  \(item.name)\n") }
        say(item.text)
        if items.count > 1 { say("\n") }
      }
    }
  }

  /// A path that names no folder, and ends as a file of this format or of any other does.
  private func isFile(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
      return !isFolder.boolValue
    }
    return !path.hasSuffix("/") && !URL(fileURLWithPath: path).pathExtension.isEmpty
  }

  private func tell(_ failure: SnapshotRun.Failure, of name: String) {
    ErrorPrinter.print("no frame \(name): \(failure.message)")
  }

  private func say(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
