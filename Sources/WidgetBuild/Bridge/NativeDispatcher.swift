import Foundation

/// Generates what a script's calls of native modules go through: a type that conforms to
/// `_NativeModules`, in the library of the app.
///
/// What Objective-C does at run time by names is written out, one line a method. The types of arguments
/// are those of the Swift methods, which the compiler infers.
struct NativeDispatcher {
  /// A part of the generated source that can be left out by itself.
  private enum Part: Hashable {
    case module(String)
    case method(String, of: String)
    case expo(String)
  }

  private let matches: [NativeModuleMatch]
  private let expo: [String]
  private let isMainActor: Bool
  /// Parts that do not compile.
  private var unfit: Set<Part> = []
  /// The part of each line of the last source, counted from 1.
  private var parts: [Int: Part] = [:]
  private var lines: [String] = []

  /// - Parameters:
  ///   - expo: Names of Expo's modules that are compiled.
  ///   - isMainActor: True where declarations are isolated to the main actor by default.
  init(_ matches: [NativeModuleMatch], expo: [String], isMainActor: Bool) {
    (self.matches, self.expo, self.isMainActor) = (matches, expo, isMainActor)
  }

  /// Leaves out what is on lines of the last source. Returns false when nothing can be left out there.
  mutating func leaveOut(lines: Set<Int>) -> Bool {
    let found = lines.compactMap { parts[$0] }.filter { !unfit.contains($0) }
    unfit.formUnion(found)
    return !found.isEmpty
  }

  /// What was left out.
  var notes: [String] {
    unfit.map { part in
      switch part {
      case .module(let name):
        "the native module \(name) was left out: its class cannot be made here"
      case .method(let name, let module):
        "\(module).\(name) was left out: its parameters are not those of a native method"
      case .expo(let name): "the native module \(name) was left out: it cannot be made here"
      }
    }.sorted()
  }

  // MARK: The source

  private mutating func write(_ line: String, _ part: Part? = nil) {
    lines.append(line)
    parts[lines.count] = part
  }

  /// Returns the source.
  mutating func source() -> String {
    (lines, parts) = ([], [:])
    let modules = matches.filter {
      ($0.type != nil || $0.module.isObjectiveC) && !unfit.contains(.module($0.module.name))
    }
    let expo = expo.filter { !unfit.contains(.expo($0)) }
    write("import React")
    if !expo.isEmpty { write("import ExpoModulesCore") }
    write("nonisolated struct _IslandNativeModules: _NativeModules {")
    write("  static var modules: [_NativeModule] {")
    write("    var modules: [_NativeModule] = []")
    for (index, match) in modules.enumerated() {
      write("    modules.append(module\(index))", .module(match.module.name))
    }
    for name in expo {
      write("    modules += _ExpoModules.modules(of: [\(name).self])", .expo(name))
    }
    write("    return modules.sorted { $0.name < $1.name }")
    write("  }")
    for (index, match) in modules.enumerated() { write(match, index) }
    write("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func write(_ match: NativeModuleMatch, _ index: Int) {
    let (module, type) = (match.module, match.type?.name ?? "NSObject")
    let part = Part.module(module.name)
    write("  private static var module\(index): _NativeModule {")
    write(
      "    var module = _ClassicModule<\(type)>(\(quoted(module.name))) { \(type)() }", part)
    if isMainActor || match.type.map(Self.isOnMain) == true { write("    module.isOnMain = true") }
    let others = match.type?.others ?? []
    if module.isSetUpOnMain {
      write("    module.isSetUpAtOnce = true")
    } else if others.contains("requiresMainQueueSetup") {
      write("    module.isSetUpAtOnce = \(type).requiresMainQueueSetup()", part)
    }
    if match.type?.methods.contains(where: { $0.fullName == "constantsToExport()" }) == true {
      write(
        "    module.export { $0.constantsToExport() }",
        .method("constantsToExport", of: module.name))
    }
    if match.type?.isEmitter == false {
      // An emitter has the property anyway.
      let isFunction = match.type?.methods.contains { $0.fullName == "methodQueue()" } == true
      if isFunction || others.contains("methodQueue") {
        write(
          "    module.run(on: { $0.methodQueue\(isFunction ? "()" : "") })",
          .method("methodQueue", of: module.name))
      }
    }
    for (method, match) in match.methods { write(method, match, of: module) }
    write("    return module.module")
    write("  }")
  }

  private static func isOnMain(_ type: BridgedClass) -> Bool {
    type.isMainActor || type.methods.contains { $0.isExposed && $0.isMainActor }
  }

  private mutating func write(
    _ method: ExternMethod, _ match: NativeModuleMatch.Method, of module: ExternModule
  ) {
    let part = Part.method(method.name, of: module.name)
    let head = "(\(quoted(method.name)), .\(method.kind.rawValue), "
    switch match {
    case .found(let found) where !unfit.contains(part):
      let parameters = method.parameters.map {
        "_BridgeParameter(\(quoted($0.type)), .\($0.nullability.rawValue))"
      }
      let call = "try module.\(found.name)(\(arguments(of: method, for: found)))"
      let body = method.kind == .sync ? "return \(call)" : "\(call); return nil"
      write(
        "    module.add\(head)[\(parameters.joined(separator: ", "))]) { module, arguments in \(body) }",
        part)
    case .found:
      refuse(head, code: "ERR_ISLAND_SELECTOR", "\(module.name).\(method.name) was left out")
    case .refused(let reason):
      refuse(head, code: module.isObjectiveC ? "ERR_ISLAND_OBJC" : "ERR_ISLAND_SELECTOR", reason)
    }
  }

  private mutating func refuse(_ head: String, code: String, _ reason: String) {
    write("    module.refuse\(head)code: \(quoted(code)), \(quoted(reason)))")
  }

  private func arguments(of method: ExternMethod, for found: BridgedMethod) -> String {
    zip(method.parameters, found.labels).enumerated().map { index, pair in
      let value =
        switch pair.0.type {
        case "RCTPromiseResolveBlock": "arguments.resolve"
        case "RCTPromiseRejectBlock": "arguments.reject"
        case "RCTResponseSenderBlock": "arguments.callback(\(index))"
        case "RCTResponseErrorBlock": "arguments.errorCallback(\(index))"
        default: "arguments.value(\(index))"
        }
      return pair.1 == "_" ? value : "\(pair.1): \(value)"
    }.joined(separator: ", ")
  }

  private func quoted(_ text: String) -> String { String(reflecting: text) }
}
