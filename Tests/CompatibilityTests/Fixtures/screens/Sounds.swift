import AVFoundation

/// The players of an app: declared, and silent.
final class Sounds: NSObject, AVAudioPlayerDelegate, AVSpeechSynthesizerDelegate {
  let speech = AVSpeechSynthesizer()
  var player: AVAudioPlayer?
  let video = AVPlayer(url: URL(fileURLWithPath: "/film.mp4"))

  func play(_ data: Data) throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .moviePlayback, policy: .longFormAudio)
    try session.setCategory(.playback, options: [.mixWithOthers, .allowAirPlay])
    try session.setActive(true, options: .notifyOthersOnDeactivation)
    player = try AVAudioPlayer(data: data, fileTypeHint: "m4a")
    player = try AVAudioPlayer(
      contentsOf: URL(fileURLWithPath: "/bell.caf"), fileTypeHint: "caf")
    player?.delegate = self
    player?.setVolume(0.5, fadeDuration: 1)
    player?.enableRate = true
    player?.prepareToPlay()
    _ = player?.play(atTime: (player?.deviceCurrentTime ?? 0) + 1)
    let words = AVSpeechUtterance(string: "Done")
    words.voice = AVSpeechSynthesisVoice(language: "en-GB")
    words.rate = AVSpeechUtteranceDefaultSpeechRate
    speech.delegate = self
    speech.speak(words)
    speech.stopSpeaking(at: .immediate)
    video.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600))
    _ = video.addPeriodicTimeObserver(
      forInterval: CMTimeMake(value: 1, timescale: 2), queue: .main
    ) { print(CMTimeGetSeconds($0)) }
    NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: video.currentItem, queue: .main
    ) { _ in }
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {
    self.player = nil
  }
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
}

/// What a time says of itself.
func times() -> String {
  let sum = CMTime(value: 3, timescale: 2) + CMTimeMakeWithSeconds(0.25, preferredTimescale: 4)
  let text = "\(sum.seconds) \(CMTime.zero < sum) \(CMTime.invalid.seconds.isNaN)"
  precondition(text == "1.75 true true", text)
  return text
}
