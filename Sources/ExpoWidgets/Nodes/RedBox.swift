import SwiftUI

/// What a development build shows on the card of a layout that throws.
struct RedBox: View {
  var error: String
  /// Where it was thrown; nil: nothing is known.
  var stack: String?

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Label("Error", systemImage: "exclamationmark.triangle.fill").font(.headline)
      Text(verbatim: error).font(.system(size: 14, weight: .bold, design: .monospaced))
      if let stack {
        Text(verbatim: stack).font(.system(size: 11, design: .monospaced))
      }
    }
    .foregroundStyle(.white).padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.red)
  }
}
