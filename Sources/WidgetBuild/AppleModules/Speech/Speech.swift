// Speech: speech recognition, declared only; nothing is recognised.
@_exported import AVFoundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  public override init() {}
  public init?(locale: Locale) {}
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition: Bool { false }
  open var locale: Locale { .current }
  open class func supportedLocales() -> Set<Locale> { [] }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { handler(.denied) }
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask { SFSpeechRecognitionTask() }
}

open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var contextualStrings: [String] = []
  open var addsPunctuation = false
}

open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  open func endAudio() {}
}

open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public init(url: URL) {}
}

open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open var isCancelled: Bool { true }
  open func cancel() {}
  open func finish() {}
}

open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
}

open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}
