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

/// Formats distances, rounded as one reads them on a map: "500 m", "1.2 km", "0.7 mi".
public final class MKDistanceFormatter: Formatter, @unchecked Sendable {
  // Unchecked: mutable without synchronisation, like Apple's.
  public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }
  public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

  public var locale = Locale._device
  public var units = Units.default
  public var unitStyle = DistanceUnitStyle.default

  /// - Parameter distance: In metres.
  public func string(fromDistance distance: CLLocationDistance) -> String {
    let isMetric =
      units == .metric || units == .default && locale.measurementSystem == .metric
    let (large, small): (UnitLength, UnitLength) =
      isMetric ? (.kilometers, .meters) : (.miles, units == .imperialWithYards ? .yards : .feet)
    let metres = Measurement(value: distance, unit: UnitLength.meters)
    // Below a kilometre, and below a tenth of a mile, in the small unit.
    let isSmall = abs(metres.converted(to: large).value) < (isMetric ? 1 : 0.1)
    let value = metres.converted(to: isSmall ? small : large).value
    let step: Double =
      switch abs(value) {
      case _ where !isSmall: abs(value) < 10 ? 0.1 : 1
      case ..<100: 5
      default: 50
      }
    let formatter = MeasurementFormatter()
    formatter.locale = locale
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = unitStyle == .full ? .long : .medium
    formatter.numberFormatter.locale = locale
    formatter.numberFormatter.maximumFractionDigits = 1
    return formatter.string(
      from: Measurement(value: (value / step).rounded() * step, unit: isSmall ? small : large))
  }

  public override func string(for obj: Any?) -> String? {
    ((obj as? NSNumber)?.doubleValue ?? obj as? Double).map { string(fromDistance: $0) }
  }
}
