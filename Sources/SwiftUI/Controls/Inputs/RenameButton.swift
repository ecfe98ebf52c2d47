import Foundation

public struct RenameButton: Sendable {
  nonisolated public init() {}
}

extension RenameButton: View {
  public var body: some View { Label("Rename", systemImage: "pencil")._standIn("RenameButton") }
}
