import Foundation
import ViewArchive

/// Mutates archives as trees: an input of the fuzzer is a list of mutations of a real archive, so
/// that nearly every input still decodes.
@MainActor
enum ArchiveMutations {
  /// Archives as JSON, from the folder in `$FUZZ_ARCHIVES`.
  private static let archives: [Any] = {
    let folder = ProcessInfo.processInfo.environment["FUZZ_ARCHIVES"] ?? "Tests/Fuzz/Seeds/archive"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let values = names.sorted().compactMap { name in
      FileManager.default.contents(atPath: folder + "/" + name)
        .flatMap { try? JSONSerialization.jsonObject(with: $0) }
    }
    precondition(!values.isEmpty, "no archives in \(folder)")
    return values
  }()

  private static let extremes: [Any] = [
    0, -1, 1, 0.5, -0.5, 1e-300, 1e5, -1e5, 1e9, -1e9, 1e18, -1e18, 1e300, -1e300,
    9_223_372_036_854_775_807, -9_223_372_036_854_775_807, 4_294_967_296, "inf", "-inf", "nan", "",
    "\u{1B}[31m", String(repeating: "W", count: 5_000), "👨‍👩‍👧‍👦", "\u{202E}abc\n\n\n", true, false,
    NSNull(),
    [Any](), [String: Any](),
  ]

  static func draw(_ data: Data) {
    guard let archive = mutated(data) as? [String: Any] else { return }
    guard let json = try? JSONSerialization.data(withJSONObject: archive, options: [.sortedKeys])
    else { return }
    if let path = ProcessInfo.processInfo.environment["FUZZ_WRITE"] {
      try? json.write(to: URL(fileURLWithPath: path))
    }
    guard let archive = try? ArchiveFormat.decode(json) else { return }
    ArchiveDrawing.draw(archive, choice: Int(data.last ?? 0))
  }

  private static func mutated(_ data: Data) -> Any? {
    var bytes = Array(data)[...]
    func next() -> Int { Int(bytes.popFirst() ?? 0) << 8 | Int(bytes.popFirst() ?? 0) }
    var tree = archives[next() % archives.count]
    var count = 0
    while !bytes.isEmpty, count < 6 {
      count += 1
      let operation = next()
      let all = paths(of: tree)
      let path = all[next() % all.count]
      let old = value(at: path, in: tree)
      let new: Any?
      switch operation % 6 {
      case 0, 1: new = extremes[next() % extremes.count]
      case 2:
        let other = archives[next() % archives.count]
        let others = paths(of: other).filter { $0.last == path.last }
        new = others.isEmpty ? nil : value(at: others[next() % others.count], in: other)
      case 3:
        let times = [2, 10, 300][next() % 3]
        new = (old as? [Any]).map { list in
          Array(Array(repeating: list, count: times).joined().prefix(2_000))
        }
      case 4:
        if let number = old as? Double {
          new = number * [-1, 0.001, 10, 1e3, 1e6, 1e12][next() % 6]
        } else {
          new = nil
        }
      default:
        // Another node of the same archive in its place: nesting.
        let others = all.filter { $0.last == path.last }
        new = value(at: others[next() % others.count], in: tree)
      }
      if let new { tree = replacing(path[...], in: tree, by: new) }
    }
    return tree
  }

  private enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  private static func paths(of value: Any) -> [[Step]] {
    var found: [[Step]] = []
    func walk(_ value: Any, _ path: [Step]) {
      guard found.count < 5_000 else { return }
      found.append(path)
      if let object = value as? [String: Any] {
        for (key, value) in object.sorted(by: { $0.key < $1.key }) {
          walk(value, path + [.key(key)])
        }
      } else if let list = value as? [Any] {
        for (index, value) in list.enumerated() { walk(value, path + [.index(index)]) }
      }
    }
    walk(value, [])
    return found
  }

  private static func value(at path: [Step], in tree: Any) -> Any? {
    path.reduce(tree as Any?) { value, step in
      switch step {
      case .key(let key): (value as? [String: Any])?[key]
      case .index(let index): (value as? [Any])?[index]
      }
    }
  }

  private static func replacing(_ path: ArraySlice<Step>, in tree: Any, by new: Any) -> Any {
    guard let step = path.first else { return new }
    switch step {
    case .key(let key):
      guard var object = tree as? [String: Any], let value = object[key] else { return tree }
      object[key] = replacing(path.dropFirst(), in: value, by: new)
      return object
    case .index(let index):
      guard var list = tree as? [Any], list.indices.contains(index) else { return tree }
      list[index] = replacing(path.dropFirst(), in: list[index], by: new)
      return list
    }
  }
}
