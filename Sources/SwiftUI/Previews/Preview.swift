import Foundation

/// The namespace of preview traits.
public struct Preview {
  public struct ViewTraits {}
}
