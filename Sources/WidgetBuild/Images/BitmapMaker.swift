import Foundation
import Synchronization

/// Makes bitmaps of images in foreign formats, with the program that Debian has for each, and keeps
/// them in the user's cache.
struct BitmapMaker: Sendable {
  /// The folder of the cache.
  let cache: String
  /// A folder of this run alone.
  let scratch: String
  let environment: [String: String]
  /// The program that starts the others in their sandbox; nil: they may what the user may.
  var launcher: String?

  /// The most images of a widget that are converted.
  static let mostImages = 2_000
  /// The largest image file, in bytes.
  static let mostBytes = 16 << 20
  /// The most processor time of one conversion, in seconds, and address space, in megabytes.
  private static let (seconds, megabytes) = (5, 1_024)
  /// The most files of the cache.
  private static let capacity = 4_000
  /// The longest side in pixels up to which a drawing that keeps its curves is enlarged: somewhat more
  /// than an iPhone's width.
  private static let sharpSide = 1_400
  /// The longest side in pixels of a drawing that is larger than the screen in points.
  private static let longestSide = 4_096

  /// An image and what its catalogue says of it.
  private struct Image: Sendable {
    var path: String
    var format: ForeignImageFormat
    /// Pixels per point.
    var scale = 1
    /// True for a drawing that stays sharp in any size.
    var keepsCurves = false
  }

  /// Returns the bitmaps, and a note for each program that is missing.
  ///
  /// - Parameters:
  ///   - catalogues: Asset catalogues.
  ///   - files: Image files outside of catalogues.
  func images(
    of catalogues: [String], files: [String]
  ) -> (images: BitmapImages, notes: [String]) {
    var images = files.compactMap { path in
      ForeignImageFormat(path: path).map { Image(path: path, format: $0) }
    }
    for catalogue in catalogues { Self.add(catalogue, to: &images, depth: 0) }
    guard !images.isEmpty else { return (BitmapImages(), []) }
    BuildStep.report?(.converting(images: images.count))
    let tools = Dictionary(
      uniqueKeysWithValues: Set(images.map(\.format)).map { ($0, tool(of: $0)) })
    let known = knownBitmaps()
    let outcomes = Mutex<[String: BitmapImages.Outcome]>([:])
    let all = images
    DispatchQueue.concurrentPerform(iterations: all.count) { index in
      let image = all[index]
      let outcome: BitmapImages.Outcome =
        if index >= Self.mostImages {
          .problem("one of more than \(Self.mostImages) such images")
        } else if let tool = tools[image.format] ?? nil {
          bitmap(of: image, with: tool, known, number: index)
        } else {
          .problem("apt-get install \(image.format.tool.package)")
        }
      outcomes.withLock { $0[image.path] = outcome }
    }
    let notes = ForeignImageFormat.allCases.compactMap { format -> String? in
      let count = all.count { $0.format == format }
      guard count > 0, tools[format] == .some(nil) else { return nil }
      return "\(count) \(format.rawValue.uppercased()) image\(count == 1 ? " is" : "s are") not "
        + "drawn: apt-get install \(format.tool.package)"
    }
    return (BitmapImages(outcomes.withLock { $0 }), notes)
  }

  private func tool(of format: ForeignImageFormat) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(format.tool.name)" }
      .first(where: FileManager.default.isExecutableFile)
  }

  // MARK: Catalogues

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var keepsCurves: Bool?

      private enum CodingKeys: String, CodingKey {
        case keepsCurves = "preserves-vector-representation"
      }
    }

    var properties: Properties?
  }

  /// The depth of folders, as the look-alike reads them.
  private static let mostFolders = 16

  private static func add(_ folder: String, to images: inout [Image], depth: Int) {
    guard depth < mostFolders else { return }
    let isAsset = folder.hasSuffix(".imageset")
    for name in ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() {
      let path = "\(folder)/\(name)"
      if isAsset {
        guard let format = ForeignImageFormat(path: name) else { continue }
        images.append(image(path, format, in: folder))
      } else if !name.contains(".") || name.hasSuffix(".imageset") {
        add(path, to: &images, depth: depth + 1)
      }
    }
  }

  private static func image(
    _ path: String, _ format: ForeignImageFormat, in folder: String
  ) -> Image {
    var image = Image(path: path, format: format)
    guard let data = ProjectFile.data(folder + "/Contents.json") else {
      return image
    }
    let contents = try? JSONDecoder().decode(Contents.self, from: data)
    image.keepsCurves = contents?.properties?.keepsCurves ?? false
    let all = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    let own = (all?["images"] as? [[String: Any]])?.first {
      $0["filename"] as? String == (path as NSString).lastPathComponent
    }
    image.scale = own.map(BitmapImages.scale) ?? 1
    return image
  }

  // MARK: Conversion

  /// A failed conversion.
  private struct Failure: Error { var text: String }

  private func bitmap(
    of image: Image, with tool: String, _ known: [String: String], number: Int
  ) -> BitmapImages.Outcome {
    guard Self.isSmallFile(image.path),
      let data = ProjectFile.data(image.path)
    else { return .problem("no file of at most \(Self.mostBytes >> 20) MB") }
    var digest = Digest()
    digest.add("\(image.format.rawValue) \(image.scale) \(image.keepsCurves)")
    digest.add(data)
    let key = digest.name
    if let name = known[key], let zoom = Self.zoom(of: name) {
      return .bitmap("\(cache)/\(name)", zoom: zoom)
    }
    do throws(Failure) {
      let (path, zoom) = try convert(image, data, with: tool, number: number)
      return .bitmap(keep(path, as: key, zoom: zoom) ?? path, zoom: zoom)
    } catch {
      return .problem(error.text)
    }
  }

  /// - Throws: `Failure` when the tool cannot be run, or writes no image.
  private func convert(
    _ image: Image, _ data: Data, with tool: String, number: Int
  ) throws(Failure) -> (path: String, zoom: Int) {
    // A folder of its own: a drawing may refer to files beside it.
    let folder = "\(scratch)/images/\(number)"
    let input = "\(folder)/in.\(image.format.rawValue)"
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try data.write(to: URL(fileURLWithPath: input))
    } catch {
      throw Failure(text: error.systemReason)
    }
    let output = "\(folder)/\(image.format.output(of: data.count))"
    // A phone has three pixels a point.
    let usual = image.format.isVector ? (3 + image.scale - 1) / image.scale : 1
    try run(tool, image.format.arguments(input, output, zoom: usual), output)
    guard image.format.isVector, let side = Self.longestSide(of: output) else {
      return (output, usual)
    }
    var zoom = usual
    if image.keepsCurves, side > 0 { zoom = max(usual, usual * Self.sharpSide / side) }
    if side > Self.longestSide { zoom = max(usual * Self.longestSide / side, 1) }
    if zoom != usual {
      try run(tool, image.format.arguments(input, output, zoom: zoom), output)
    }
    return (output, zoom)
  }

  /// - Throws: `Failure` as `convert` does.
  private func run(_ path: String, _ arguments: [String], _ output: String) throws(Failure) {
    try? FileManager.default.removeItem(atPath: output)
    let box = launcher.map {
      CompilerSandbox.of(path, in: (output as NSString).deletingLastPathComponent, launcher: $0)
    }
    var tool = ToolProcess(
      box?.launcher ?? path, environment: box?.environment(over: environment) ?? environment)
    tool.seconds = Self.seconds
    tool.megabytes = Self.megabytes
    let name = (path as NSString).lastPathComponent
    let outcome: ToolProcess.Outcome
    do throws(ToolProcess.CannotStart) {
      outcome = try tool.run((box.map { $0.words + [path] } ?? []) + arguments)
    } catch {
      throw Failure(text: "\(name) does not start")
    }
    if case .signal = outcome.end { throw Failure(text: "\(name) takes too long") }
    guard outcome.succeeded, FileManager.default.fileExists(atPath: output) else {
      let line = outcome.output.split(separator: "\n").first.map { $0.prefix(200) } ?? ""
      let words = line.split(separator: " ").filter { !$0.contains(scratch) }
      throw Failure(
        text: "damaged: \(words.isEmpty ? "\(name) fails" : words.joined(separator: " "))")
    }
  }

  // MARK: Cache

  /// `KEY-3.png`: the number is the zoom.
  private static func zoom(of name: String) -> Int? {
    name.split(separator: "-").last?.split(separator: ".").first.flatMap { Int($0) }
  }

  /// Moves a bitmap into the cache; nil: there is no room for it.
  private func keep(_ path: String, as key: String, zoom: Int) -> String? {
    let files = FileManager.default
    let suffix = (path as NSString).pathExtension
    let part = "\(cache)/\(UUID().uuidString).part"
    let kept = "\(cache)/\(key)-\(zoom).\(suffix)"
    try? files.createDirectory(atPath: cache, withIntermediateDirectories: true)
    guard (try? files.copyItem(atPath: path, toPath: part)) != nil, rename(part, kept) == 0 else {
      try? files.removeItem(atPath: part)
      return nil
    }
    return kept
  }

  /// Returns the names of the cache's files by key; a cache that became too large is emptied, because
  /// a file's age says nothing about its use.
  private func knownBitmaps() -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: cache)) ?? []
    guard names.count <= Self.capacity else {
      for name in names { try? FileManager.default.removeItem(atPath: "\(cache)/\(name)") }
      return [:]
    }
    let pairs = names.map { (String($0.prefix { $0 != "-" }), $0) }
    return Dictionary(pairs) { first, _ in first }
  }

  // MARK: Files

  /// True for a regular file, or a link to one, that is not too large.
  private static func isSmallFile(_ path: String) -> Bool {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: real)
    return attributes?[.type] as? FileAttributeType == .typeRegular
      && (attributes?[.size] as? Int ?? 0) <= mostBytes
  }

  /// Returns the longer side of a PNG file in pixels, from its header.
  private static func longestSide(of path: String) -> Int? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    guard let header = try? file.read(upToCount: 24), header.count == 24 else { return nil }
    let bytes = Array(header)
    func number(_ index: Int) -> Int { bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return max(number(16), number(20))
  }
}
