/// Why the JavaScript of an app or a widget cannot run.
package enum ScriptFailure: Error, Hashable, Sendable {
  /// A program is not installed, or too old.
  case missing(ScriptTool.Kind, version: String?)
  case cannotWrite(folder: String, reason: String)
  /// The program does not start; `code` is the `errno`.
  case cannotStart(path: String, code: Int32)

  /// What failed, with the remedy, on one line each.
  package var message: String {
    switch self {
    case .missing(let tool, let version?):
      "\(tool.rawValue) \(version) is too old for the JavaScript of an app\n"
        + " want  version \(ScriptTool.leastNodeVersion) or newer\n  try  \(ScriptTool.remedy)"
    case .missing(let tool, nil):
      "\(tool.rawValue) is not installed: \(tool.purpose)\n  try  \(ScriptTool.remedy)"
    case .cannotWrite(let folder, let reason):
      "the scripts cannot be written: \(reason)\n   at  \(folder)\n"
        + "  try  setting XDG_CACHE_HOME to a folder of yours"
    case .cannotStart(let path, let code):
      "node does not start: error \(code)\n   at  \(path)\n  try  \(ScriptTool.remedy)"
    }
  }
}
