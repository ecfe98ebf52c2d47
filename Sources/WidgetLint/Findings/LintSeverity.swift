/// How serious a finding is. Of the findings only those of severity `error` make `island check`
/// fail.
package enum LintSeverity: String, Codable, Hashable, Sendable, CaseIterable {
  case error, warning, info
}
