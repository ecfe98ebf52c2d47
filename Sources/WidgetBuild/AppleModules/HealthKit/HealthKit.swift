// HealthKit: types and queries of health data, declared only; every query is empty.
@_exported import AppIntents

public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let heartRate = Self(rawValue: "heartRate")
  public static let stepCount = Self(rawValue: "stepCount")
  public static let activeEnergyBurned = Self(rawValue: "activeEnergyBurned")
  public static let basalEnergyBurned = Self(rawValue: "basalEnergyBurned")
  public static let distanceWalkingRunning = Self(rawValue: "distanceWalkingRunning")
  public static let distanceCycling = Self(rawValue: "distanceCycling")
  public static let distanceSwimming = Self(rawValue: "distanceSwimming")
  public static let bloodGlucose = Self(rawValue: "bloodGlucose")
  public static let bodyMass = Self(rawValue: "bodyMass")
  public static let oxygenSaturation = Self(rawValue: "oxygenSaturation")
  public static let dietaryWater = Self(rawValue: "dietaryWater")
  public static let restingHeartRate = Self(rawValue: "restingHeartRate")
}

public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mindfulSession = Self(rawValue: "mindfulSession")
  public static let sleepAnalysis = Self(rawValue: "sleepAnalysis")
}

open class HKObjectType: NSObject, @unchecked Sendable {
  public class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  public class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  public class func workoutType() -> HKWorkoutType { HKWorkoutType() }
}
open class HKSampleType: HKObjectType, @unchecked Sendable {}
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKQuantityTypeIdentifier) {}
}
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  public init(_ identifier: HKCategoryTypeIdentifier) {}
}
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}

public final class HKUnit: NSObject, @unchecked Sendable {
  public init(from string: String) {}
  public class func count() -> HKUnit { HKUnit(from: "count") }
  public class func minute() -> HKUnit { HKUnit(from: "min") }
  public class func meter() -> HKUnit { HKUnit(from: "m") }
  public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  public class func percent() -> HKUnit { HKUnit(from: "%") }
  public func unitDivided(by unit: HKUnit) -> HKUnit { self }
}

public final class HKQuantity: NSObject, @unchecked Sendable {
  private let value: Double
  public init(unit: HKUnit, doubleValue value: Double) { self.value = value }
  public func doubleValue(for unit: HKUnit) -> Double { value }
}

open class HKSample: NSObject, @unchecked Sendable {
  public let startDate: Date
  public let endDate: Date
  public let uuid = UUID()
  init(start: Date, end: Date) {
    startDate = start
    endDate = end
  }
}
public final class HKCategorySample: HKSample, @unchecked Sendable {
  public let value: Int
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    self.value = value
    super.init(start: startDate, end: endDate)
  }
}
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantity: HKQuantity
  public init(
    type: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    self.quantity = quantity
    super.init(start: startDate, end: endDate)
  }
}
public final class HKWorkout: HKSample, @unchecked Sendable {
  public var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  public var workoutActivityType: HKWorkoutActivityType { .other }
}

public enum HKWorkoutActivityType: UInt, Codable, Sendable {
  case americanFootball = 1
  case archery = 2
  case australianFootball = 3
  case badminton = 4
  case baseball = 5
  case basketball = 6
  case bowling = 7
  case boxing = 8
  case climbing = 9
  case cricket = 10
  case crossTraining = 11
  case curling = 12
  case cycling = 13
  case dance = 14
  case danceInspiredTraining = 15
  case elliptical = 16
  case equestrianSports = 17
  case fencing = 18
  case fishing = 19
  case functionalStrengthTraining = 20
  case golf = 21
  case gymnastics = 22
  case handball = 23
  case hiking = 24
  case hockey = 25
  case hunting = 26
  case lacrosse = 27
  case martialArts = 28
  case mindAndBody = 29
  case mixedMetabolicCardioTraining = 30
  case paddleSports = 31
  case play = 32
  case preparationAndRecovery = 33
  case racquetball = 34
  case rowing = 35
  case rugby = 36
  case running = 37
  case sailing = 38
  case skatingSports = 39
  case snowSports = 40
  case soccer = 41
  case softball = 42
  case squash = 43
  case stairClimbing = 44
  case surfingSports = 45
  case swimming = 46
  case tableTennis = 47
  case tennis = 48
  case trackAndField = 49
  case traditionalStrengthTraining = 50
  case volleyball = 51
  case walking = 52
  case waterFitness = 53
  case waterPolo = 54
  case waterSports = 55
  case wrestling = 56
  case yoga = 57
  case barre = 58
  case coreTraining = 59
  case crossCountrySkiing = 60
  case downhillSkiing = 61
  case flexibility = 62
  case highIntensityIntervalTraining = 63
  case jumpRope = 64
  case kickboxing = 65
  case pilates = 66
  case snowboarding = 67
  case stairs = 68
  case stepTraining = 69
  case wheelchairWalkPace = 70
  case wheelchairRunPace = 71
  case taiChi = 72
  case mixedCardio = 73
  case handCycling = 74
  case discSports = 75
  case fitnessGaming = 76
  case cardioDance = 77
  case socialDance = 78
  case pickleball = 79
  case cooldown = 80
  case swimBikeRun = 82
  case transition = 83
  case underwaterDiving = 84
  case other = 3000
}

public struct HKQueryOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let strictStartDate = Self(rawValue: 1)
  public static let strictEndDate = Self(rawValue: 2)
}
public struct HKStatisticsOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let cumulativeSum = Self(rawValue: 16)
  public static let discreteAverage = Self(rawValue: 2)
}

public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"

open class HKQuery: NSObject, @unchecked Sendable {
  public class func predicateForSamples(
    withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
}
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {}
}
public final class HKStatistics: NSObject, @unchecked Sendable {
  public func sumQuantity() -> HKQuantity? { nil }
  public func averageQuantity() -> HKQuantity? { nil }
}
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions,
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {}
}

public enum HKAuthorizationStatus: Int, Sendable {
  case notDetermined, sharingDenied, sharingAuthorized
}

public final class HKHealthStore: NSObject, @unchecked Sendable {
  public class func isHealthDataAvailable() -> Bool { false }
  public override init() {}
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    .notDetermined
  }
  public func requestAuthorization(
    toShare share: Set<HKSampleType>?, read: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) { completion(false, nil) }
  public func requestAuthorization(
    toShare share: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws {}
  public func execute(_ query: HKQuery) {}
  public func stop(_ query: HKQuery) {}
  public func save(_ object: HKSample, withCompletion: @escaping (Bool, (any Error)?) -> Void) {
    withCompletion(false, nil)
  }
  public func save(_ object: HKSample) async throws {}
  public func delete(
    _ object: HKSample, withCompletion: @escaping (Bool, (any Error)?) -> Void
  ) { withCompletion(false, nil) }
}

extension HKStatisticsQuery {
  public convenience init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    self.init(
      quantityType: quantityType, quantitySamplePredicate: quantitySamplePredicate, options: [],
      completionHandler: completionHandler)
  }
}
