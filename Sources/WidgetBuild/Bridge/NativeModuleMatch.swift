import Foundation

/// What of a module that Objective-C declares its Swift class has.
struct NativeModuleMatch: Hashable {
  enum Method: Hashable {
    case found(BridgedMethod)
    /// The call ends in an error of this text.
    case refused(String)
  }

  let module: ExternModule
  /// Nil: no class of the sources has the name.
  let type: BridgedClass?
  private(set) var methods: [(declared: ExternMethod, match: Method)] = []

  /// - Parameters:
  ///   - classes: The classes of the sources.
  ///   - isCompiled: Returns false for a method that was left out, because it does not compile.
  init(
    _ module: ExternModule, in classes: [BridgedClass],
    isCompiled: (BridgedClass, BridgedMethod) -> Bool
  ) {
    self.module = module
    let name = module.className
    type =
      classes.first { $0.objectiveCName == name }
      ?? classes.first { $0.objectiveCName == nil && $0.name == name }
    for method in module.methods {
      methods.append((method, match(method, isCompiled: isCompiled)))
    }
  }

  static func == (left: NativeModuleMatch, right: NativeModuleMatch) -> Bool {
    left.module == right.module && left.type == right.type
      && left.methods.map(\.match) == right.methods.map(\.match)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(module) }

  private func match(
    _ method: ExternMethod, isCompiled: (BridgedClass, BridgedMethod) -> Bool
  ) -> Method {
    if module.isObjectiveC {
      return .refused(
        "\(module.name).\(method.name) is written in Objective-C (\(module.place(of: method))), "
          + "which is not supported")
    }
    guard let type else {
      return .refused("no Swift class is @objc(\(module.className)): see \(module.place)")
    }
    if let problem = problem(of: method) { return .refused(problem) }
    let seen = type.methods.filter { $0.selector == method.selector }
    if let found = seen.first(where: \.isExposed) {
      guard isCompiled(type, found) else {
        return .refused("\(type.name).\(found.fullName) was left out: it does not compile here")
      }
      return .found(found)
    }
    if type.isEmitter, let inherited = Self.ofEmitters[method.selector] { return .found(inherited) }
    return .refused(unrecognised(method, in: type, hidden: seen.first))
  }

  /// What React Native says of a declaration that it cannot read.
  private func problem(of method: ExternMethod) -> String? {
    let name = "-[\(module.className) \(method.selector)]"
    if method.hasWrongPromise {
      return "Methods that return promises must accept a RCTPromiseResolveBlock followed by a "
        + "RCTPromiseRejectBlock as their last parameters: \(name) does not "
        + "(\(module.place(of: method)))"
    }
    return method.unknownType.map {
      "Unknown argument type '\($0)' in method \(name) (\(module.place(of: method))). "
        + "Extend RCTConvert to support this type."
    }
  }

  /// What the phone says of a selector that the class does not have, both selectors, and the remedy.
  private func unrecognised(
    _ method: ExternMethod, in type: BridgedClass, hidden: BridgedMethod?
  ) -> String {
    let error =
      "-[\(module.className) \(method.selector)] is not a recognized Objective-C method. "
      + "'\(method.selector)' is what \(module.place(of: method)) declares; "
    if let hidden {
      return error + "'\(hidden.fullName)' in \(Self.place(of: hidden)) has no @objc: write it"
    }
    guard let alike = type.methods.first(where: { Self.isAlike($0, method) }) else {
      return error + "\(type.name) in \(Self.place(type.file, type.line)) has no such method"
    }
    return error + "\(Self.place(of: alike)) has '\(alike.selector)': "
      + "write the same in both, or @objc(\(method.selector)) before the method"
  }

  private static func isAlike(_ method: BridgedMethod, _ declared: ExternMethod) -> Bool {
    let start = declared.selector.prefix { $0 != ":" }
    return method.name == declared.name || method.name == start
      || method.selector.prefix { $0 != ":" } == start
      || !method.name.isEmpty && start.hasPrefix(method.name + "With")
  }

  private static func place(of method: BridgedMethod) -> String { place(method.file, method.line) }

  private static func place(_ file: String, _ line: Int) -> String {
    "\((file as NSString).lastPathComponent):\(line)"
  }

  /// Methods that every emitter has.
  private static let ofEmitters: [String: BridgedMethod] = Dictionary(
    uniqueKeysWithValues: [
      ("supportedEvents", [String]()), ("startObserving", []), ("stopObserving", []),
      ("invalidate", []), ("constantsToExport", []), ("addListener", ["_"]),
      ("removeListeners", ["_"]),
    ].map { name, labels in
      let selector = SelectorRules.selector(name, labels: labels)
      return (
        selector,
        BridgedMethod(
          name: name, labels: labels, selector: selector, isExposed: true, line: 0, file: "")
      )
    })

  /// What is worth knowing before the app runs.
  var notes: [String] {
    guard !module.isObjectiveC else {
      let names = module.methods.map(\.name).joined(separator: ", ")
      return [
        "\(module.place): the native module \(module.name) is written in Objective-C, which is not "
          + "supported; calls are rejected\(names.isEmpty ? "" : ": " + names)"
      ]
    }
    guard let type else {
      return [
        "\(module.place): no Swift class is @objc(\(module.className)): scripts do not find it"
      ]
    }
    var notes: [String] = []
    if type.objectiveCName == nil {
      notes.append(
        "\(Self.place(type.file, type.line)): \(type.name) has no @objc(\(module.className)), which "
          + "\(module.place) declares: Xcode would not link it")
    }
    if type.isEmitter, module.superclass != "RCTEventEmitter" {
      notes.append(
        "\(module.place) declares \(module.className) as \(module.superclass), and it is an "
          + "RCTEventEmitter: events would not reach the script on a phone")
    }
    return notes
      + methods.compactMap { method in
        if case .refused(let text) = method.match { text } else { nil }
      }
  }
}
