// Intents: SiriKit intents, as far as configurable widgets use them.
@_exported import AppIntents

open class INIntent: NSObject, @unchecked Sendable {}
open class INObject: NSObject, @unchecked Sendable {}
public final class INInteraction: NSObject, @unchecked Sendable {
  public init(intent: INIntent, response: INIntentResponse?) {}
  public func donate(completion: (((any Error)?) -> Void)? = nil) {}
}
open class INIntentResponse: NSObject, @unchecked Sendable {}
open class INExtension: NSObject, @unchecked Sendable {}
