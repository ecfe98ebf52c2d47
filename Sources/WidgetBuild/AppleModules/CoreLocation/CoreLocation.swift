// CoreLocation: locations, and a location manager that is allowed to say where the phone is: always in
// one place, Apple Park, as in Xcode's simulator.
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

public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

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
  public let verticalAccuracy: CLLocationAccuracy
  public let timestamp: Date
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    (altitude, speed, course, horizontalAccuracy) = (0, 0, 0, 0)
    (verticalAccuracy, timestamp) = (0, Date())
  }
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection = 0, speed: CLLocationSpeed = 0, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
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

// Unchecked: it never changes.
public final class CLHeading: NSObject, @unchecked Sendable {
  public let magneticHeading: CLLocationDirection = 0
  public let trueHeading: CLLocationDirection = 0
  public let headingAccuracy: CLLocationDirection = 0
  public let timestamp = Date()
}

public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation, fitness, otherNavigation, airborne
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

/// Unchecked: apps use it on the main thread only, where it also answers.
public final class CLLocationManager: NSObject, @unchecked Sendable {
  public weak var delegate: (any CLLocationManagerDelegate)? {
    // As on iOS: a new delegate hears of the authorization at once.
    didSet { tell { $0.locationManagerDidChangeAuthorization($1) } }
  }
  public var activityType = CLActivityType.other
  public var showsBackgroundLocationIndicator = false
  public var headingFilter = 1.0
  public var heading: CLHeading? { nil }
  public var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
  public var desiredAccuracy = kCLLocationAccuracyBest
  public var distanceFilter = kCLDistanceFilterNone
  public var allowsBackgroundLocationUpdates = false
  public var pausesLocationUpdatesAutomatically = true
  public var location: CLLocation? { isAllowed ? Self.place : nil }
  /// The app's, not the manager's: each manager of an app knows it. Unsafe: read and written on the
  /// main thread, as the managers are.
  nonisolated(unsafe) private static var status = CLAuthorizationStatus.notDetermined
  private var isUpdating = false
  public var authorizationStatus: CLAuthorizationStatus { Self.status }
  private var isAllowed: Bool {
    authorizationStatus == .authorizedAlways || authorizationStatus == .authorizedWhenInUse
  }
  private static var place: CLLocation { CLLocation(latitude: 37.3349, longitude: -122.0090) }
  private func tell(
    _ message: @escaping (any CLLocationManagerDelegate, CLLocationManager) -> Void
  ) {
    // Called on the main thread, as the app itself does.
    nonisolated(unsafe) let message = message
    DispatchQueue.main.async { [weak self] in
      if let self, let delegate { message(delegate, self) }
    }
  }
  private func allow(_ status: CLAuthorizationStatus) {
    // A permission that was given is not asked for again, nor taken back.
    guard
      Self.status.rawValue < CLAuthorizationStatus.authorizedAlways.rawValue
        || status == .authorizedAlways && Self.status == .authorizedWhenInUse
    else { return }
    Self.status = status
    tell {
      $0.locationManagerDidChangeAuthorization($1)
      $0.locationManager($1, didChangeAuthorization: $1.authorizationStatus)
    }
    if isUpdating { report() }
  }
  private func report() {
    guard isAllowed else { return }
    tell { $0.locationManager($1, didUpdateLocations: [Self.place]) }
  }
  public func requestWhenInUseAuthorization() { allow(.authorizedWhenInUse) }
  public func requestAlwaysAuthorization() { allow(.authorizedAlways) }
  public func requestLocation() { report() }
  public func startUpdatingLocation() {
    isUpdating = true
    report()
  }
  public class func locationServicesEnabled() -> Bool { true }
  public class func headingAvailable() -> Bool { false }
  public func stopUpdatingLocation() { isUpdating = false }
  public func startMonitoringSignificantLocationChanges() {}
  public func stopMonitoringSignificantLocationChanges() {}
  public func startUpdatingHeading() {}
  public func stopUpdatingHeading() {}
}
