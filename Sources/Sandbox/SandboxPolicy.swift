import CSandbox
import Foundation

/// What a process that runs code of others may touch. It enters the sandbox itself, at its start,
/// and cannot leave it again.
///
/// Files are kept by Landlock, system calls by seccomp; neither needs root. bubblewrap gives the same
/// and takes longer to start than a widget process may.
package struct SandboxPolicy: Codable, Hashable, Sendable {
  /// Absolute paths of files and folders that can be read, besides those of the system.
  /// What does not exist is ignored.
  package var readable: [String]
  /// Absolute paths of folders in which files can be read, made, changed and removed.
  package var writable: [String]
  /// True: TCP and UDP stay possible.
  package var allowsNetwork: Bool
  /// True: programs of the system and those among `readable` can be started.
  package var startsPrograms: Bool

  package init(
    readable: [String] = [], writable: [String] = [], allowsNetwork: Bool = false,
    startsPrograms: Bool = false
  ) {
    self.readable = readable
    self.writable = writable
    self.allowsNetwork = allowsNetwork
    self.startsPrograms = startsPrograms
  }

  /// Returns the policy with more files.
  package func adding(readable: [String] = [], writable: [String] = []) -> SandboxPolicy {
    var policy = self
    policy.readable += readable
    policy.writable += writable
    return policy
  }

  /// The name of the environment variable that tells a process its policy, as JSON; `null`: there is
  /// none, as the user wishes.
  package static let variable = "ISLAND_SANDBOX"

  /// The variable for a process that is started.
  package static func environment(of policy: SandboxPolicy?) -> [String: String] {
    // A value of texts and truth values can be encoded.
    let data = (try? JSONEncoder().encode(policy)) ?? Data()
    return [variable: String(decoding: data, as: UTF8.self)]
  }

  /// Returns the policy that this process was told; nil: it is to enter none.
  ///
  /// - Throws: `SandboxFailure` when it was told nothing.
  package static func told(in environment: [String: String]) throws(SandboxFailure)
    -> SandboxPolicy?
  {
    do {
      let text = environment[variable] ?? ""
      return try JSONDecoder().decode(SandboxPolicy?.self, from: Data(text.utf8))
    } catch {
      throw SandboxFailure(step: .policy, code: EINVAL)
    }
  }

  /// The folders of the libraries that this process has loaded: what is loaded later can need others of
  /// the toolchain's.
  private static var runtimeFolders: [String] {
    let files = lines(ofFile: "/proc/self/maps").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
    return Set(
      files.filter { $0.contains(".so") }.map { ($0 as NSString).deletingLastPathComponent }
    )
    .sorted()
  }

  /// The lines of a file. Foundation takes a short read of a file in /proc for its end, now and then.
  private static func lines(ofFile path: String) -> [Substring] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 15)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n")
  }

  /// Restricts this process for good; call it while the process has one thread. What this kernel
  /// lacks is not restricted (`SandboxSupport`).
  ///
  /// - Throws: `SandboxFailure` when the kernel refuses what it has.
  package func enter() throws(SandboxFailure) {
    if SandboxSupport.current.landlockVersion > 0 { try restrictFiles() }
    // Without them files of the kernel, such as its memory, are closed to root, too.
    let code = csandbox_drop_capabilities()
    guard code == 0 else { throw SandboxFailure(step: .capabilities, code: -code) }
    var refused = CSandboxNoSystem
    if !allowsNetwork { refused |= CSandboxNoNetwork }
    try Self.refuse(refused)
  }

  /// Refuses to connect to anything and to start or signal other processes, to all threads; for a
  /// process that has made the connections that it needs.
  ///
  /// - Throws: `SandboxFailure` when the kernel refuses it.
  package func seal() throws(SandboxFailure) {
    var refused = allowsNetwork ? CSandboxNoLocalSockets : CSandboxNoSockets
    if !startsPrograms { refused |= CSandboxNoProcesses }
    try Self.refuse(refused)
  }

  private static func refuse(_ what: Int) throws(SandboxFailure) {
    let code = csandbox_refuse(Int32(what))
    // A kernel without filters.
    guard code == 0 || code == -EINVAL && !SandboxSupport.current.hasFilters else {
      throw SandboxFailure(step: .filter, code: -code)
    }
  }

  private func restrictFiles() throws(SandboxFailure) {
    let rules = csandbox_rules(allowsNetwork ? 1 : 0)
    guard rules >= 0 else { throw SandboxFailure(step: .rules, code: -rules) }
    let program = startsPrograms ? CSandboxExecute : CSandboxRead
    func allow(_ paths: [String], _ access: Int) {
      // A file that this process may not open is not its to read either.
      for path in paths { _ = csandbox_allow(rules, path, Int32(access)) }
    }
    csandbox_allow_system(rules, Int32(program))
    if allowsNetwork { csandbox_allow_names(rules) }
    allow(Self.runtimeFolders, program)
    allow(readable, program)
    allow(writable, CSandboxRead | CSandboxWrite)
    let code = csandbox_restrict(rules)
    guard code == 0 else { throw SandboxFailure(step: .rules, code: -code) }
  }
}
