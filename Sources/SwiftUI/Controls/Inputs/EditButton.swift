import Foundation

public struct EditButton: Sendable {
  nonisolated public init() {}
}

extension EditButton: View {
  public var body: some View { Text("Edit")._standIn("EditButton") }
}
