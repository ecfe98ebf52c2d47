/// User-visible messages for unreadable lines of a transcript.
package enum TranscriptMessage {
  /// Returns the message for one line.
  ///
  /// - Parameter file: The display name of the transcript, such as `journal` or a path.
  package static func text(for damage: EngineTranscript.DamagedLine, in file: String) -> String {
    let message =
      switch damage.reason {
      case .unreadable(let why): "is damaged (\(why)) and was skipped"
      case .truncated: "is truncated and was skipped"
      case .unknownEvent(let name): "has the event '\(name)', which this version does not support"
      case .endedLastStart: "was skipped: the last start ended while handling it"
      case .changed(isUsed: true):
        "does not match its checksum: what it says is shown, and some of it may be wrong"
      case .changed(isUsed: false): "does not match its checksum and was skipped"
      case .noHeader: "has no header: the following events were applied to an empty phone"
      case .newerVersion(let version):
        "is of format \(version), and this version reads up to \(EngineTranscript.version)"
      }
    return "\(file) line \(damage.line) \(message)"
  }
}
