import CSandbox
import Foundation

/// What of the sandbox a kernel has.
package struct SandboxSupport: Hashable, Sendable {
  /// The version of Landlock; 0: none.
  package var landlockVersion: Int
  /// True when system calls can be refused.
  package var hasFilters: Bool
  /// True when the children of a process are listed, so that all that it has started can be ended.
  package var listsChildren: Bool

  package init(landlockVersion: Int, hasFilters: Bool, listsChildren: Bool) {
    self.landlockVersion = landlockVersion
    self.hasFilters = hasFilters
    self.listsChildren = listsChildren
  }

  /// That of this kernel.
  package static let current = SandboxSupport(
    landlockVersion: Int(csandbox_landlock_version()),
    hasFilters: access("/proc/sys/kernel/seccomp/actions_avail", F_OK) == 0,
    listsChildren: access("/proc/self/task/\(getpid())/children", F_OK) == 0)

  /// A part of the sandbox.
  package enum Part: String, CaseIterable, Sendable {
    case files
    case truncation = "the length of files"
    case tcp = "TCP"
    case scopes = "signals and sockets with abstract names"
    case calls = "system calls, other sockets and processes"
    case descendants = "what processes leave behind"

    /// The first version of Landlock that has it; nil: it is not of Landlock.
    fileprivate var landlock: Int? {
      switch self {
      case .files: 1
      case .truncation: 3
      case .tcp: 4
      case .scopes: 6
      case .calls, .descendants: nil
      }
    }

    /// What gives it, in words.
    fileprivate var source: String {
      switch self {
      case .calls: "seccomp"
      case .descendants: "CONFIG_PROC_CHILDREN"
      case .files, .truncation, .tcp, .scopes: "Landlock \(landlock ?? 0)"
      }
    }
  }

  package func has(_ part: Part) -> Bool {
    switch part {
    case .files, .truncation, .tcp, .scopes: landlockVersion >= part.landlock ?? 0
    case .calls: hasFilters
    case .descendants: listsChildren
    }
  }

  /// The parts that are missing, with what would give them; nil: none is.
  package var missing: String? {
    let parts = Part.allCases.filter { !has($0) }
    return parts.isEmpty
      ? nil : parts.map { "\($0.rawValue) (\($0.source))" }.joined(separator: ", ")
  }

  /// The parts that there are; empty: there is no sandbox.
  package var present: [String] { Part.allCases.filter(has).map(\.rawValue) }
}
