import Foundation

public struct PasteButton: Sendable {
  nonisolated public init<Payload>(
    payloadType: Payload.Type, onPaste: @escaping ([Payload]) -> Void
  ) {}
}

extension PasteButton: View {
  public var body: some View {
    Label("Paste", systemImage: "doc.on.clipboard")._standIn("PasteButton")
  }
}
