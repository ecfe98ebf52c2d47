import Foundation
import Yams

/// A value of a YAML file.
indirect enum YamlValue: Equatable {
  /// The text as it is written; true: in quotes.
  case text(String, isQuoted: Bool)
  case list([YamlValue])
  /// Entries by name; of two with one name the last one.
  case map([String: YamlValue])

  /// The most values of a file, with those that aliases repeat, and the deepest nesting.
  private static let mostValues = 100_000
  private static let deepest = 60
  private static let mostBytes = 1 << 20

  /// Reads a file; nil: it is not a YAML file of moderate size.
  init?(file path: String) {
    let attributes = try? FileManager.default.attributesOfItem(
      atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular,
      attributes?[.size] as? Int ?? .max <= Self.mostBytes,
      let data = ProjectFile.data(path)
    else { return nil }
    self.init(String(decoding: data, as: UTF8.self))
  }

  init?(_ text: String) {
    // The parser would follow any nesting with its stack.
    guard !Self.isDeep(text), let root = try? Yams.compose(yaml: text) else { return nil }
    var left = Self.mostValues
    guard let value = Self.value(of: root, depth: 0, &left) else { return nil }
    self = value
  }

  private static func isDeep(_ text: String) -> Bool {
    var open = 0
    for byte in text.utf8 where "[{]}".utf8.contains(byte) {
      open += "[{".utf8.contains(byte) ? 1 : open > 0 ? -1 : 0
      if open > deepest { return true }
    }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let indentation = line.prefix { " -?".contains($0) }
      return indentation.count > 4 * deepest
        || indentation.count { $0 != " " } > deepest
    }
  }

  private static func value(of node: Node, depth: Int, _ left: inout Int) -> YamlValue? {
    left -= 1
    guard left > 0, depth < deepest else { return nil }
    switch node {
    case .scalar(let scalar):
      return .text(scalar.string, isQuoted: ![.plain, .any].contains(scalar.style))
    case .sequence(let sequence):
      var list: [YamlValue] = []
      for item in sequence {
        guard let item = value(of: item, depth: depth + 1, &left) else { return nil }
        list.append(item)
      }
      return .list(list)
    case .mapping(let mapping):
      var map: [String: YamlValue] = [:]
      for (key, item) in mapping {
        guard let name = key.scalar?.string, let item = value(of: item, depth: depth + 1, &left)
        else { return nil }
        map[name] = item
      }
      return .map(map)
    case .alias: return nil
    }
  }

  var map: [String: YamlValue] {
    guard case .map(let map) = self else { return [:] }
    return map
  }

  /// The values of a list; one that stands alone is a list of itself.
  var list: [YamlValue] {
    if case .list(let list) = self { return list }
    return [self]
  }

  var text: String? {
    guard case .text(let text, _) = self else { return nil }
    return text
  }

  subscript(name: String) -> YamlValue? { map[name] }

  /// The values of a list as texts, or that of one text.
  func texts(_ name: String) -> [String] { self[name]?.list.compactMap(\.text) ?? [] }

  /// Returns this value with another one over it: entries are merged, lists joined, texts replaced.
  func merged(with other: YamlValue) -> YamlValue {
    switch (self, other) {
    case (.map(let old), .map(let new)): .map(old.merging(new) { $0.merged(with: $1) })
    case (.list(let old), .list(let new)): .list(old + new)
    default: other
    }
  }

  /// The value in a property list.
  var property: Any {
    switch self {
    case .list(let list): list.map(\.property)
    case .map(let map): map.mapValues(\.property)
    case .text(let text, let isQuoted):
      if isQuoted {
        text
      } else if let flag = ["true": true, "false": false, "YES": true, "NO": false][text] {
        flag
      } else if let number = Int(text) {
        number
      } else {
        Double(text).flatMap { $0.isFinite ? $0 as Any : nil } ?? text
      }
    }
  }
}
