package import ViewArchive

/// What a press on a place of a picture hits.
package enum PictureTarget: Codable, Hashable, Sendable {
  /// A control of the activity that cells show there.
  case control(ControlTarget)
  /// What is there in a picture of the whole phone.
  case region(HitRegion.Target)
}
