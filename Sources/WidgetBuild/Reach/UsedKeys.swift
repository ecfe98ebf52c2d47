/// The keys (`UsedNames`) that the needed code uses, and the declarations that wait until one is used.
struct UsedKeys {
  /// The files in which a key is used.
  private var files: [String: Set<String>]
  /// Declarations that become needed when a key is used.
  private var waiting: [String: [Declaration]] = [:]
  /// Extensions of Apple's types whose members come within reach when a name is used.
  private var closed: [String: [Declaration]] = [:]

  /// Only the names that the compiler calls are in use.
  init() {
    files = Dictionary(
      uniqueKeysWithValues: RequiredNames.always.flatMap { [$0, "." + $0] }.map { ($0, [""]) })
  }

  /// All keys in use, sorted.
  var sorted: [String] { files.keys.sorted() }

  /// Returns the files in which a key is used.
  func files(using key: String) -> Set<String> { files[key] ?? [] }

  func isUsed(_ key: String) -> Bool { files[key] != nil }

  /// Records that a file uses a key; returns false when that is known.
  mutating func use(_ key: String, in path: String) -> Bool {
    files[key, default: []].insert(path).inserted
  }

  /// Makes a declaration wait for a key.
  mutating func wait(_ declaration: Declaration, for key: String) {
    waiting[key, default: []].append(declaration)
  }

  /// Returns the declarations that wait for a key and are not needed yet; they go on waiting, since
  /// another file can mean another of them.
  mutating func waiting(for key: String) -> [Declaration] {
    guard let named = waiting[key] else { return [] }
    let left = named.filter { !$0.isReached }
    waiting[key] = left.isEmpty ? nil : left
    return left
  }

  /// Keeps an extension closed until a name is used.
  mutating func close(_ declaration: Declaration, until name: String) {
    closed[name, default: []].append(declaration)
  }

  /// Returns the extensions that were closed until now.
  mutating func opened(by name: String) -> [Declaration] { closed.removeValue(forKey: name) ?? [] }
}
