/// A Swift class, as Objective-C sees it, with what its extensions add.
struct BridgedClass: Hashable {
  /// With those of the types around it.
  var name: String
  /// That of `@objc(Name)`; nil: it has none, and its name at run time has the module's before it.
  var objectiveCName: String?
  var inherits: [String] = []
  var isMainActor = false
  var methods: [BridgedMethod] = []
  /// The names of its properties and of its static methods.
  var others: Set<String> = []
  /// Absolute path of the file.
  var file = ""
  /// Counted from 1.
  var line = 0

  /// True for a class that sends events.
  var isEmitter: Bool { inherits.contains("RCTEventEmitter") }

  /// Adds the members of a declaration of the same type.
  mutating func add(_ other: BridgedClass) {
    methods += other.methods
    others.formUnion(other.others)
    guard file.isEmpty else { return }
    (objectiveCName, inherits, isMainActor) = (
      other.objectiveCName, other.inherits, other.isMainActor
    )
    (file, line) = (other.file, other.line)
  }
}
