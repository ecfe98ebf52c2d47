import SwiftUI

/// The car's number plate.
struct RidePlate: View {
  let plate: String

  var body: some View {
    Text(plate)
      .bold()
      .lineLimit(1)
      .foregroundStyle(.black)
      .padding(.horizontal, 6)
      .background(.white, in: RoundedRectangle(cornerRadius: 4))
  }
}
