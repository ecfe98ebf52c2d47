import Foundation

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1

public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  public let language: String
  public var identifier: String { language }
  public var name: String { language }
  public init?(language: String?) { self.language = language ?? "en-US" }
  public init?(identifier: String) { language = identifier }
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  public class func currentLanguageCode() -> String { "en-US" }
}

public final class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  public var voice: AVSpeechSynthesisVoice?
  public var rate = AVSpeechUtteranceDefaultSpeechRate
  public var pitchMultiplier: Float = 1
  public var volume: Float = 1
  public var preUtteranceDelay: TimeInterval = 0
  public var postUtteranceDelay: TimeInterval = 0
  public init(string: String) { speechString = string }
}

public enum AVSpeechBoundary: Int, Sendable { case immediate = 0, word }

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}

open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open var isSpeaking: Bool { false }
  open var isPaused: Bool { false }
  open func speak(_ utterance: AVSpeechUtterance) {}
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  @discardableResult open func continueSpeaking() -> Bool { false }
}
