// CoreLocation: locations, and a location manager that never reports one.
@_exported import AppIntents

public typealias CLLocationDegrees = Double
public typealias CLLocationDistance = Double
public typealias CLLocationSpeed = Double
public typealias CLLocationDirection = Double
public typealias CLLocationAccuracy = Double

public let kCLLocationAccuracyBest = -1.0
public let kCLLocationAccuracyBestForNavigation = -2.0
public let kCLLocationAccuracyHundredMeters = 100.0
public let kCLLocationAccuracyNearestTenMeters = 10.0
public let kCLLocationAccuracyKilometer = 1_000.0
public let kCLLocationAccuracyThreeKilometers = 3_000.0
public let kCLLocationAccuracyReduced = 3_000.0
public let kCLDistanceFilterNone = -1.0

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init() { self.init(latitude: 0, longitude: 0) }
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

public final class CLLocation: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let altitude: CLLocationDistance
  public let speed: CLLocationSpeed
  public let course: CLLocationDirection
  public let horizontalAccuracy: CLLocationAccuracy
  public let timestamp: Date
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, speed, course, horizontalAccuracy, timestamp) = (0, 0, 0, 0, Date())
  }
  /// Returns the great-circle distance in metres.
  public func distance(from location: CLLocation) -> CLLocationDistance {
    let turn = Double.pi / 180
    let (a, b) = (coordinate, location.coordinate)
    let height = sin((b.latitude - a.latitude) * turn / 2)
    let width = sin((b.longitude - a.longitude) * turn / 2)
    let part =
      height * height
      + cos(a.latitude * turn) * cos(b.latitude * turn) * width * width
    return 2 * 6_371_000 * asin(part.squareRoot())
  }
}

public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {}

public final class CLLocationManager: NSObject, @unchecked Sendable {
  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy = kCLLocationAccuracyBest
  public var distanceFilter = kCLDistanceFilterNone
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var location: CLLocation? { nil }
  public var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  public func requestWhenInUseAuthorization() {}
  public func requestAlwaysAuthorization() {}
  public func requestLocation() {}
  public func startUpdatingLocation() {}
  public func stopUpdatingLocation() {}
  public func startMonitoringSignificantLocationChanges() {}
  public func stopMonitoringSignificantLocationChanges() {}
  public func startUpdatingHeading() {}
  public func stopUpdatingHeading() {}
}
