import Foundation
import React

/// A function of a module.
struct FunctionParts {
  let isSync: Bool
  /// The queue that the author has chosen.
  var queue: DispatchQueue?
  let perform: ([_BridgeValue], _BridgeReply) -> Void
}
