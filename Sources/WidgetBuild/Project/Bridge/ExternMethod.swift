/// A method that Objective-C declares for a script.
struct ExternMethod: Hashable {
  enum Nullability: String, Hashable {
    case nonnull, nullable, unspecified
  }

  /// A parameter with its type as React Native reads it: without star, nullability and elements.
  struct Parameter: Hashable {
    var type: String
    var nullability = Nullability.unspecified
  }

  /// How the method answers, by the names of React Native's protocol.
  enum Kind: String, Hashable {
    case promise, void, callback, sync
  }

  /// The name in the script: the selector up to its first colon, unless it has another.
  var name: String
  /// As Objective-C writes it: `start:rejecter:`.
  var selector: String
  var parameters: [Parameter] = []
  var isSynchronous = false
  /// Counted from 1.
  var line: Int

  var kind: Kind {
    let types = parameters.map(\.type)
    if isSynchronous { return .sync }
    if types.contains(where: { $0.contains("RCTPromise") }) { return .promise }
    return types.contains(where: Self.callbacks.contains) ? .callback : .void
  }

  static let callbacks: Set<String> = ["RCTResponseSenderBlock", "RCTResponseErrorBlock"]

  /// True where the blocks of a promise are not the last two parameters, in their order.
  var hasWrongPromise: Bool {
    guard kind == .promise else { return false }
    return parameters.suffix(2).map(\.type) != ["RCTPromiseResolveBlock", "RCTPromiseRejectBlock"]
      || parameters.count { $0.type.contains("RCTPromise") } != 2
  }

  /// The first type that React Native does not convert to; nil: it knows all.
  var unknownType: String? {
    parameters.map(\.type).first { !Self.known.contains($0) && !$0.contains("RCTPromise") }
  }

  private static let known: Set<String> = callbacks.union([
    "NSString", "NSNumber", "NSArray", "NSDictionary", "NSSet", "NSData", "NSURL", "NSURLRequest",
    "NSDate", "NSLocale", "NSTimeZone", "NSTimeInterval", "BOOL", "bool", "double", "float",
    "CGFloat", "int", "NSInteger", "NSUInteger", "int64_t", "uint64_t", "id", "UIColor", "CGPoint",
    "CGSize", "CGRect", "UIEdgeInsets", "NSStringArray", "NSNumberArray", "NSDictionaryArray",
    "NSArrayArray", "NSURLArray", "NSStringArrayArray",
  ])
}
