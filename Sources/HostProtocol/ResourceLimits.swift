import Foundation
import Glibc

/// Resource limits of a child process that runs user code. The kernel ends a widget that allocates,
/// computes or writes without end, before it exhausts the machine; what the kernel counts for a whole
/// user only, threads and the disk, is looked at by the emulator (`UseGuard`).
///
/// The user changes them with the variable `ISLAND_LIMITS`, which child processes inherit.
package struct ResourceLimits: Hashable, Sendable {
  /// What is limited, by the word in `ISLAND_LIMITS`.
  package enum Resource: String, CaseIterable, Sendable {
    /// Memory that the process writes to, in megabytes; an extension has 30 MB on a phone.
    case memory
    /// Addresses that the process reserves, in megabytes. Libraries and threads of a widget take one
    /// gigabyte of them.
    case addresses
    /// The length of one file, in megabytes.
    case file
    /// All that the process keeps in its own folders, in megabytes.
    case disk
    /// Files and sockets that are open at once.
    case descriptors
    /// Threads of the process and of what it has started, of which each process has one.
    case threads
    /// Processor time in seconds over the life of one widget process, which is restarted at the next
    /// request. An app, which is not, has no such limit.
    case seconds

    fileprivate var standard: UInt {
      switch self {
      case .memory: 1 << 10
      case .addresses: 8 << 10
      case .file: 1 << 10
      case .disk: 2 << 10
      case .descriptors: 256
      case .threads: 512
      case .seconds: 60
      }
    }

    /// The amount in words, such as `1024 MB of memory`.
    fileprivate func text(_ amount: UInt) -> String {
      switch self {
      case .memory: "\(amount) MB of memory"
      case .addresses: "\(amount) MB of addresses"
      case .file: "\(amount) MB in one file"
      case .disk: "\(amount) MB in its folders"
      case .descriptors: "\(amount) open files"
      case .threads: "\(amount) threads"
      case .seconds: "\(amount) s of CPU time"
      }
    }
  }

  /// A value of `ISLAND_LIMITS` that cannot be used.
  package struct Fault: Error, Hashable, Sendable {
    /// The word that is wrong.
    package var word: String

    package var message: String {
      "\(ResourceLimits.variable): '\(word)': wants words such as memory=2048, of "
        + Resource.allCases.map(\.rawValue).joined(separator: ", ")
    }
  }

  /// The name of the environment variable that changes limits, as words: `memory=2048 file=4096`.
  package static let variable = "ISLAND_LIMITS"

  private var amounts: [Resource: UInt] = [:]

  /// Reads the limits from the environment.
  ///
  /// - Throws: `Fault` when a word names no limit or no amount.
  package init(environment: [String: String]) throws(Fault) {
    for word in (environment[Self.variable] ?? "").split(separator: " ") {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false)
      guard parts.count == 2, let resource = Resource(rawValue: String(parts[0])),
        let amount = UInt(parts[1]), (1...(1 << 30)).contains(amount)
      else { throw Fault(word: String(word)) }
      amounts[resource] = amount
    }
  }

  /// The limits without a wish of the user.
  package init() {}

  /// Those of this process and its children; the standard ones where the environment has a fault,
  /// which a command reports before it starts a child.
  package static let current: ResourceLimits = {
    do throws(Fault) {
      return try ResourceLimits(environment: ProcessInfo.processInfo.environment)
    } catch {
      return ResourceLimits()
    }
  }()

  package subscript(resource: Resource) -> UInt { amounts[resource] ?? resource.standard }

  /// The limit in words.
  package func text(_ resource: Resource) -> String { resource.text(self[resource]) }

  /// How the user allows more.
  package func remedy(_ resource: Resource) -> String {
    let more = "\(Self.variable)=\(resource.rawValue)=\(2 * self[resource]) allows more"
    // What an app has stored is still there at its next start.
    return resource == .disk ? more + "; 'island help apps' says where an app's files are" : more
  }

  /// Limits this process permanently, but for what the emulator looks at.
  ///
  /// - Parameter limitsTime: False for an app, which is not restarted.
  package func apply(limitsTime: Bool = true) {
    Self.limit(RLIMIT_DATA, to: self[.memory] << 20)
    // What is mapped and not written to counts as well, and so does what is shared.
    Self.limit(RLIMIT_AS, to: self[.addresses] << 20)
    Self.limit(RLIMIT_FSIZE, to: self[.file] << 20)
    Self.limit(RLIMIT_NOFILE, to: self[.descriptors])
    // The soft limit sends SIGXCPU first, whose handler prints where the code was.
    if limitsTime { Self.limit(RLIMIT_CPU, to: self[.seconds], hard: self[.seconds] + 5) }
    // No core dump: it could take a gigabyte.
    Self.limit(RLIMIT_CORE, to: 0)
  }

  private static func limit(_ resource: __rlimit_resource, to soft: UInt, hard: UInt? = nil) {
    var limit = rlimit(rlim_cur: soft, rlim_max: hard ?? soft)
    // More than the user has is not to be had.
    if setrlimit(__rlimit_resource_t(resource.rawValue), &limit) != 0 {
      getrlimit(__rlimit_resource_t(resource.rawValue), &limit)
      limit.rlim_cur = min(soft, limit.rlim_max)
      setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
    }
  }
}
