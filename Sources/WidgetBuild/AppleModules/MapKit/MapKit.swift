// MapKit: coordinates and distances; maps are not drawn.
@_exported import CoreLocation
@_exported import SwiftUI

public struct MKCoordinateSpan: Sendable {
  public var latitudeDelta: CLLocationDegrees
  public var longitudeDelta: CLLocationDegrees
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / 111_000, longitudeDelta: longitudinalMeters / 111_000))
  }
}

/// A map, drawn as an empty frame because no map tiles are available.
public struct Map: View {
  public init(coordinateRegion: Binding<MKCoordinateRegion>) {}
  public var body: some View {
    RoundedRectangle(cornerRadius: 8).stroke(.secondary)._standIn("Map")
  }
}
