import Glibc

/// A program between this process and the window in which it is displayed.
package enum TerminalHop: String, Sendable, Hashable, CaseIterable {
  case tmux, screen, mosh, ssh

  /// Returns the hops of a process, innermost first, found by its ancestor processes. Inside tmux
  /// the ancestors of its client count, because the tmux server has no parent.
  /// - Parameters:
  ///   - attributes: The terminal's reply to the secondary device attributes query.
  ///   - ancestors: Returns the names of a process's ancestors, the nearest first.
  package static func hops(
    environment: [String: String], attributes: [Int], tmux: TmuxClient?,
    ancestors: (Int32) -> [String] = TerminalHop.ancestors
  ) -> [TerminalHop] {
    var found = named(ancestors(getpid()))
    func add(_ hop: TerminalHop) { if !found.contains(hop) { found.append(hop) } }
    if environment["TMUX"] != nil || attributes.first == 84 { add(.tmux) }
    if environment["STY"] != nil || attributes.first == 83 { add(.screen) }
    if let client = tmux?.process {
      // Our shell may have been started by another client, so only the current client's ancestors
      // count.
      found = found.filter { $0 == .tmux || $0 == .screen }
      for hop in named(ancestors(client)) { add(hop) }
    } else if !found.contains(.tmux) {
      if attributes.starts(with: [1, 10]) { add(.mosh) }
      if environment["SSH_CONNECTION"] != nil, !found.contains(.mosh) { add(.ssh) }
    }
    return found
  }

  private static func named(_ programs: [String]) -> [TerminalHop] {
    var hops: [TerminalHop] = []
    for program in programs {
      let hop: TerminalHop? =
        program.hasPrefix("tmux")
        ? .tmux
        : program.lowercased().hasPrefix("screen")
          ? .screen
          : program.hasPrefix("mosh-server") ? .mosh : program.hasPrefix("sshd") ? .ssh : nil
      if let hop, !hops.contains(hop) { hops.append(hop) }
    }
    return hops
  }

  /// Returns the names of a process and its ancestors from `/proc`; empty where that does not
  /// exist.
  package static func ancestors(of process: Int32) -> [String] {
    var names: [String] = []
    var process = process
    while process > 1, names.count < 64 {
      // The format is `12 (name, with anything in it) S 11 …`.
      guard let stat = contents("/proc/\(process)/stat"), let open = stat.firstIndex(of: "("),
        let close = stat.lastIndex(of: ")"),
        let parent = stat[close...].split(separator: " ").dropFirst(2).first.flatMap({ Int32($0) })
      else { break }
      names.append(String(stat[stat.index(after: open)..<close]))
      process = parent
    }
    return names
  }

  private static func contents(_ path: String) -> String? {
    TerminfoDatabase.contents(path: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
