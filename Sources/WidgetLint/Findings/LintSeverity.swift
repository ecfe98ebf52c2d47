/// How serious a finding is. Only findings of severity `error` make `island check` fail.
package enum LintSeverity: String, Codable, Hashable, Sendable, CaseIterable {
  case error, warning, info
}
