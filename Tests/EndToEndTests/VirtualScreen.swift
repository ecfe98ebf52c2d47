import Foundation

/// An X server with a keyboard that repeats after 660 ms, 25 times a second.
final class VirtualScreen {
  let display: String
  private let process = Process()
  private let folder: URL

  /// What is seen on the screen. Nil: nothing yet.
  var frameBuffer: FrameBuffer? {
    FrameBuffer(file: folder.appendingPathComponent("Xvfb_screen0"))
  }

  /// - Parameter folder: Where the server keeps what it shows.
  init(folder: URL) throws {
    self.folder = folder
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-fbdir", folder.path,
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    var number = ""
    while !number.contains("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw PtyProcess.Failure(description: "Xvfb did not start") }
      number += String(decoding: data, as: UTF8.self)
    }
    display = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // The test runner may have blocked what would end it.
  deinit { kill(process.processIdentifier, SIGKILL) }
}
