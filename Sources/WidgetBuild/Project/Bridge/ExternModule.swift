import Foundation

/// A native module that Objective-C declares for a script.
struct ExternModule: Hashable {
  /// The name in the script.
  var name: String
  /// That of the class, as Swift's `@objc(Name)` gives it.
  var className: String
  /// The superclass that the declaration names; empty for a class of Objective-C.
  var superclass: String
  var methods: [ExternMethod] = []
  /// True: the module wants to be made on the main thread, when the app starts.
  var isSetUpOnMain = false
  /// True for a class that is written in Objective-C: nothing here runs it.
  var isObjectiveC = false
  /// Absolute path of the file.
  var file: String
  /// Counted from 1.
  var line: Int

  var place: String { "\((file as NSString).lastPathComponent):\(line)" }

  func place(of method: ExternMethod) -> String {
    "\((file as NSString).lastPathComponent):\(method.line)"
  }

  /// Returns the name in the script that a class has without one of its own.
  static func scriptName(of className: String) -> String {
    for prefix in ["RCT", "RK"] where className.hasPrefix(prefix) && className != prefix {
      return String(className.dropFirst(prefix.count))
    }
    return className
  }
}
