import CSandbox
import Foundation

/// What of the sandbox this kernel has.
package enum SandboxSupport {
  /// The version of Landlock; 0: files are not kept from code of others.
  package static let landlockVersion = Int(csandbox_landlock_version())

  /// True when system calls can be refused.
  package static let hasFilters = access("/proc/sys/kernel/seccomp/actions_avail", F_OK) == 0

  /// The first version of Landlock that keeps signals and sockets with abstract names inside.
  private static let scopedVersion = 6

  /// What is missing, in words; nil: nothing.
  package static var missing: String? {
    var parts: [String] = []
    if landlockVersion == 0 { parts.append("files (Landlock)") }
    if !hasFilters { parts.append("system calls (seccomp)") }
    guard parts.isEmpty else { return parts.joined(separator: " and ") }
    return landlockVersion < scopedVersion ? "sockets with abstract names (Landlock 6)" : nil
  }
}
