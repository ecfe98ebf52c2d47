import Foundation

/// Reads the native modules that the macros of React Native declare in an Objective-C source.
struct ExternModuleReader {
  private(set) var modules: [ExternModule] = []
  /// What was not understood, each with its place.
  private(set) var notes: [String] = []
  private let path: String
  private let tokens: [ObjectiveCToken]
  private var place = 0
  private var current: ExternModule?
  /// The names of its methods.
  private var names: Set<String> = []
  /// The class of the `@implementation` around.
  private var implemented: String?

  /// - Parameter path: Absolute path, for places.
  init(_ text: String, path: String) {
    self.path = path
    tokens = ObjectiveCToken.all(in: text)
    while place < tokens.count { step() }
    endModule()
  }

  /// Reads a file; nil when it has none of the macros or is unreadable.
  init?(of path: String) {
    guard let data = ProjectFile.data(path), data.count <= Self.limit else { return nil }
    let text = String(decoding: data, as: UTF8.self)
    guard text.contains("RCT_EX") || text.contains("RCT_REMAP") else { return nil }
    self.init(text, path: path)
  }

  /// Maximum size of a file in bytes: these are declarations, written by hand.
  private static let limit = 1 << 20

  // MARK: From word to word

  private mutating func step() {
    let token = tokens[place]
    place += 1
    switch token.text {
    case "@":
      if next == "end" { endModule() }
      if next == "implementation", place + 1 < tokens.count {
        endModule()
        implemented = tokens[place + 1].text
      }
    case "RCT_EXTERN_MODULE", "RCT_EXTERN_REMAP_MODULE": externModule(token)
    case "RCT_EXPORT_MODULE", "RCT_EXPORT_MODULE_NO_LOAD": exportedModule(token)
    case "RCT_EXTERN_METHOD", "RCT_EXTERN__BLOCKING_SYNCHRONOUS_METHOD",
      "_RCT_EXTERN_REMAP_METHOD":
      externMethod(token)
    case "RCT_EXPORT_METHOD", "RCT_REMAP_METHOD", "RCT_EXPORT_BLOCKING_SYNCHRONOUS_METHOD",
      "RCT_REMAP_BLOCKING_SYNCHRONOUS_METHOD", "RCT_EXPORT_SYNCHRONOUS_TYPED_METHOD":
      exportedMethod(token)
    case "requiresMainQueueSetup": setUp()
    case "getTurboModule":
      note(token, "a module of generated code (TurboModule) is not supported")
    default:
      if token.text.hasPrefix("RCT_EXTERN") || token.text.hasPrefix("_RCT_EXTERN") {
        note(token, "\(token.text) is no form that is known here")
      }
    }
  }

  private var next: String? { place < tokens.count ? tokens[place].text : nil }

  private mutating func note(_ token: ObjectiveCToken, _ text: String) {
    notes.append("\((path as NSString).lastPathComponent):\(token.line): \(text)")
  }

  private mutating func endModule() {
    if let current { modules.append(current) }
    (current, implemented, names) = (nil, nil, [])
  }

  /// Returns the arguments of a macro, divided at its commas; nil, and says so, where it has none.
  private mutating func arguments(of macro: ObjectiveCToken) -> [[ObjectiveCToken]]? {
    guard next == "(" else {
      note(macro, "\(macro.text) has no '('")
      return nil
    }
    place += 1
    var (depth, parts) = (1, [[ObjectiveCToken]()])
    while place < tokens.count {
      let token = tokens[place]
      place += 1
      switch token.text {
      case "(", "<", "{", "[": depth += 1
      case ")", ">", "}", "]": depth -= 1
      case "," where depth == 1:
        parts.append([])
        continue
      default: break
      }
      if depth == 0 { return parts }
      parts[parts.count - 1].append(token)
    }
    note(macro, "\(macro.text) has no ')'")
    return nil
  }

  private func text(_ tokens: [ObjectiveCToken]) -> String { tokens.map(\.text).joined() }

  // MARK: Modules

  private mutating func externModule(_ macro: ObjectiveCToken) {
    guard let parts = arguments(of: macro)?.map({ text($0) }) else { return }
    let isRemapped = macro.text == "RCT_EXTERN_REMAP_MODULE"
    guard parts.count == (isRemapped ? 3 : 2), parts.allSatisfy({ !$0.isEmpty }) else {
      return note(
        macro,
        "\(macro.text) takes \(isRemapped ? "a name, a class" : "a class") and a superclass")
    }
    endModule()
    let className = parts[parts.count - 2]
    current = ExternModule(
      name: isRemapped ? parts[0] : ExternModule.scriptName(of: className), className: className,
      superclass: parts[parts.count - 1], file: path, line: macro.line)
  }

  private mutating func exportedModule(_ macro: ObjectiveCToken) {
    // Without parentheses it is mentioned, not used.
    guard next == "(", let parts = arguments(of: macro)?.map({ text($0) }) else { return }
    let own = implemented ?? ""
    guard !own.isEmpty else { return note(macro, "\(macro.text) is in no @implementation") }
    let name = parts[0].isEmpty ? ExternModule.scriptName(of: own) : parts[0]
    endModule()
    implemented = own
    current = ExternModule(
      name: name, className: own, superclass: "", isObjectiveC: true, file: path, line: macro.line)
  }

  private mutating func setUp() {
    // `{ return YES; }`
    let rest = tokens[place...].prefix(4).map(\.text)
    guard rest.first == "{", let index = rest.firstIndex(of: "return"), index + 1 < rest.count
    else { return }
    current?.isSetUpOnMain = ["YES", "true", "1", "TRUE"].contains(rest[index + 1])
  }

  // MARK: Methods

  private mutating func externMethod(_ macro: ObjectiveCToken) {
    guard var parts = arguments(of: macro) else { return }
    guard current?.isObjectiveC == false else {
      return note(macro, "\(macro.text) is in no RCT_EXTERN_MODULE")
    }
    var (name, isSynchronous) = (nil as String?, macro.text.contains("SYNCHRONOUS"))
    if macro.text == "_RCT_EXTERN_REMAP_METHOD" {
      guard parts.count == 3 else {
        return note(macro, "\(macro.text) takes a name, a selector and whether it is synchronous")
      }
      isSynchronous = ["YES", "true", "1"].contains(text(parts[2]))
      name = text(parts[0])
      parts = [parts[1]]
    }
    add(macro, name: name, selector: Array(parts.joined(separator: [])), isSynchronous)
  }

  private mutating func exportedMethod(_ macro: ObjectiveCToken) {
    guard var parts = arguments(of: macro) else { return }
    if current?.isObjectiveC == false {
      return note(
        macro, "\(macro.text) is followed by a body; of a Swift method it is RCT_EXTERN_METHOD")
    }
    guard current != nil else { return note(macro, "\(macro.text) is in no RCT_EXPORT_MODULE") }
    var name: String?
    if macro.text.contains("REMAP"), parts.count > 1 { name = text(parts.removeFirst()) }
    // The type of what a synchronous method returns.
    if macro.text.contains("TYPED"), parts.count > 1 { parts.removeFirst() }
    add(
      macro, name: name, selector: Array(parts.joined(separator: [])),
      macro.text.contains("SYNCHRONOUS"))
  }

  private mutating func add(
    _ macro: ObjectiveCToken, name: String?, selector tokens: [ObjectiveCToken],
    _ isSynchronous: Bool
  ) {
    guard var method = Self.method(tokens, at: macro.line) else {
      return note(macro, "'\(tokens.map(\.text).joined(separator: " "))' is no selector")
    }
    method.name = name ?? method.name
    method.isSynchronous = isSynchronous
    guard names.insert(method.name).inserted else {
      return note(macro, "\(method.name) is declared twice: the first counts")
    }
    current?.methods.append(method)
  }

  /// Reads `start:(NSString *)name at:(double)time`, as React Native does: what follows a type is the
  /// parameter's name.
  private static func method(_ tokens: [ObjectiveCToken], at line: Int) -> ExternMethod? {
    var rest = tokens[...]
    var (selector, parameters) = ("", [ExternMethod.Parameter]())
    while let first = rest.first {
      if first.isWord { selector += rest.removeFirst().text }
      guard let mark = rest.first else { break }
      guard mark.text == ":" else { return nil }
      rest.removeFirst()
      selector += ":"
      guard let parameter = parameter(&rest) else { return nil }
      parameters.append(parameter)
    }
    let name = selector.prefix { $0 != ":" }
    // A selector without a colon is one word.
    guard !name.isEmpty, !parameters.isEmpty || tokens.count == 1 else { return nil }
    return ExternMethod(
      name: String(name), selector: selector, parameters: parameters, line: line)
  }

  private static func parameter(
    _ rest: inout ArraySlice<ObjectiveCToken>
  ) -> ExternMethod.Parameter? {
    guard rest.first?.text == "(" else {
      if rest.first?.isWord == true { rest.removeFirst() }
      return ExternMethod.Parameter(type: "id")
    }
    var (depth, words) = (0, [String]())
    var parameter = ExternMethod.Parameter(type: "")
    while let token = rest.popFirst() {
      switch token.text {
      case "(", "<": depth += 1
      case ")", ">": depth -= 1
      case "nonnull", "_Nonnull", "__nonnull": parameter.nullability = .nonnull
      case "nullable", "_Nullable", "__nullable": parameter.nullability = .nullable
      case "*", "__unused", "const", "__strong", "_Null_unspecified": break
      // Inside of `<…>` are the types of elements.
      default: if depth == 1 { words.append(token.text) }
      }
      if depth == 0 { break }
    }
    guard depth == 0, !words.isEmpty else { return nil }
    parameter.type = words.joined(separator: " ")
    if rest.first?.isWord == true { rest.removeFirst() }
    return parameter
  }
}
