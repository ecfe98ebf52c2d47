package import CursesTerminal
package import PhoneScreen

/// A run loop without a terminal: nothing is read, and one line says when the client is ready. Frames are
/// drawn as on a screen, so that what a frame shows and when it was drawn can be asked for.
@MainActor
package final class HeadlessFrontEnd: RunLoopFrontEnd {
  private let signals: LineTerminal
  private let output: LineOutput
  /// Nil: it has been written.
  private var readyLine: String?
  private var lastFrame = -Double.infinity

  /// - Parameters:
  ///   - signals: Without input.
  ///   - readyLine: Written when the first frame is there.
  package init(signals: LineTerminal, output: LineOutput, readyLine: String) {
    self.signals = signals
    self.output = output
    self.readyLine = readyLine
  }

  package var descriptors: [(fd: Int32, wantsWrite: Bool)] {
    signals.pollDescriptors + output.descriptors
  }

  package func begin() {}

  package func readInput(for client: any RunLoopClient, at now: Moment) -> Int32? {
    output.flush()
    for case .closed(let closure) in signals.read() {
      // It has no keys, so SIGTERM is its regular end.
      return closure == .terminated ? 0 : closure.exitCode
    }
    return nil
  }

  package func show(_ client: any RunLoopClient, at now: Moment) async -> RunLoopStep {
    if let code = client.exitCode { return .exit(code) }
    guard client.needsFrame, now.uptime - lastFrame >= client.frameInterval - 0.001 else {
      return .wait
    }
    lastFrame = now.uptime
    _ = client.frame(at: now)
    if let readyLine { output.write(readyLine) }
    readyLine = nil
    return .wait
  }

  package func deadline(for client: any RunLoopClient, at now: Moment) -> Double? {
    client.needsFrame ? lastFrame + client.frameInterval : nil
  }
}
