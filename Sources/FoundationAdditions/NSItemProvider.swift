import Foundation

/// The data carried by a drag.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Unchecked: open like Foundation's class; no property of this class can be set.
  open var registeredTypeIdentifiers: [String] { [] }
  open var suggestedName: String? { nil }

  public override init() {}

  public init(object: Any) {}

  public init?(contentsOf url: URL?) {}

  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { false }

  open func canLoadObject(ofClass type: AnyObject.Type) -> Bool { false }
}
