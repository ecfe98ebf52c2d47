import Foundation

/// The native modules of a React Native app: what its scripts call, and what no Swift source has to
/// mention.
struct NativeModuleRoots: Hashable, Sendable {
  /// A class that a script calls.
  struct Root: Hashable, Sendable {
    /// Absolute path.
    var file: String
    var type: String
  }

  /// Those that Objective-C declares; of several with one class the first.
  private(set) var declared: [ExternModule] = []
  /// The Swift classes of `declared`.
  private(set) var classes: [Root] = []
  /// Expo's modules.
  private(set) var expo: [Root] = []
  /// What of the project has no effect, and why.
  private(set) var notes: [String] = []

  var roots: [Root] { classes + expo }

  /// The files of the classes.
  var files: Set<String> { Set(roots.map(\.file)) }

  /// Finds the native modules; nil: there are none.
  ///
  /// - Parameters:
  ///   - swift: Swift files of the project.
  ///   - bridges: What else of it declares native modules.
  static func find(in swift: [String], _ bridges: BridgeFiles) -> NativeModuleRoots? {
    var found = NativeModuleRoots()
    found.readObjectiveC(bridges.objectiveC)
    guard !found.declared.isEmpty || !bridges.expoModules.isEmpty || bridges.hasPackage else {
      return nil
    }
    found.readSwift(swift, bridges.expoModules)
    return found.declared.isEmpty && found.expo.isEmpty && found.notes.isEmpty ? nil : found
  }

  /// The branches of `#if` can each declare the same.
  private mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  private mutating func readObjectiveC(_ paths: [String]) {
    // A copy that is put aside lies deeper than what it is a copy of.
    let paths = paths.filter { !NearbyFiles.isOfAnotherPlatform($0) }
      .sorted { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
    for path in paths {
      guard let reader = ExternModuleReader(of: path) else { continue }
      notes += reader.notes
      for module in reader.modules {
        if let first = declared.first(where: { $0.name == module.name }) {
          if first.methods != module.methods {
            note(
              "\(module.place): the module \(module.name) is declared in \(first.place), too: "
                + "that one counts")
          }
        } else if module.superclass == "RCTViewManager" {
          note("\(module.place): the native view \(module.name) is not supported")
        } else {
          declared.append(module)
        }
      }
    }
  }

  private mutating func readSwift(_ paths: [String], _ configurations: [String]) {
    let wanted = declared.filter { !$0.isObjectiveC }
    var candidates: [String: [Root]] = [:]
    let words = wanted.map(\.className) + ["ExpoModulesCore", "NitroModules"]
    let listed = configurations.map { ($0, Self.classes("modules", in: $0)) }
    for path in configurations {
      for name in Self.classes("appDelegateSubscribers", in: path) ?? [] {
        note("\(path): \(name) follows the app's delegate, which is left out")
      }
    }
    for path in paths where !NearbyFiles.isOfAnotherPlatform(path) {
      guard let headers = SourceHeaders(of: path, havingOneOf: words) else { continue }
      for type in headers.types {
        let root = Root(file: path, type: type.name)
        candidates[type.objectiveCName ?? type.name, default: []].append(root)
        if type.inherits.contains("Module"), headers.imports.contains("ExpoModulesCore") {
          addExpo(root, listed)
        } else if let form = Self.foreignForm(of: type, headers.imports) {
          note("\(path): \(type.name) is a module by \(form), which is not supported")
        }
      }
    }
    for module in wanted {
      let all = candidates[module.className] ?? []
      let file = NearbyFiles.closest(to: module.file, of: all.map(\.file))
      guard let root = all.first(where: { $0.file == file }) else { continue }
      if !classes.contains(root) { classes.append(root) }
    }
  }

  /// Returns what else makes a module of a class.
  private static func foreignForm(
    of type: SourceHeaders.TypeHeader, _ imports: Set<String>
  ) -> String? {
    if imports.contains("ExpoModulesCore"), type.attributes.contains("ExpoModule") {
      return "the macro @ExpoModule"
    }
    let isHybrid = type.inherits.contains { $0.hasPrefix("Hybrid") }
    return imports.contains("NitroModules") && isHybrid ? "Nitro" : nil
  }

  private mutating func addExpo(_ root: Root, _ listed: [(path: String, modules: [String]?)]) {
    if let first = expo.first(where: { $0.type == root.type }) {
      if first.file != root.file {
        note("\(root.file): \(first.file) declares \(root.type), too: that one counts")
      }
      return
    }
    // The nearest above the file.
    let configuration = listed.filter {
      root.file.hasPrefix(($0.path as NSString).deletingLastPathComponent + "/")
    }.max { $0.path.count < $1.path.count }
    guard let configuration else {
      note(
        "\(root.file): no expo-module.config.json around it lists the module \(root.type): "
          + "scripts do not find it")
      return
    }
    guard configuration.modules?.contains(root.type) == true else {
      note(
        "\(configuration.path) does not list the module \(root.type): scripts do not find it")
      return
    }
    expo.append(root)
  }

  /// Returns the names of the classes that an `expo-module.config.json` lists below a key; nil: it lists
  /// none.
  private static func classes(_ key: String, in path: String) -> [String]? {
    guard let data = ProjectFile.data(path),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return nil }
    let lists = ["apple", "ios"].compactMap { (root[$0] as? [String: Any])?[key] as? [Any] }
    // Newer ones say a class by an object.
    let names = lists.joined().compactMap {
      $0 as? String ?? ($0 as? [String: Any])?["class"] as? String
    }
    return names.isEmpty ? nil : names
  }
}
