package enum LintSeverity: String, Codable, Hashable, Sendable, CaseIterable {
  case error, warning, info
}
