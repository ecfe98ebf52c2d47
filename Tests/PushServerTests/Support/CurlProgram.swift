import Foundation

/// The program curl.
enum CurlProgram {
  static let path = "/usr/bin/curl"

  /// True: it is installed with HTTP/2.
  static let isThere: Bool = (try? run(["--version"]))?.contains("HTTP2") == true

  /// Returns its output and its messages.
  static func run(_ arguments: [String], program: String = path) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }
}
