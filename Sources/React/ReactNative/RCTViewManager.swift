public import Foundation

/// A manager of native views, which are named boxes here.
open class RCTViewManager: NSObject {
  open class func moduleName() -> String! { nil }
  open class func requiresMainQueueSetup() -> Bool { true }
}
