// Descriptions of charts for assistive technologies; an archive does not keep them.
@_exported import SwiftUI

public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  public enum ScaleType: Int { case linear, log10, ln }

  public var title: String
  public var range: ClosedRange<Double>
  public var gridlinePositions: [Double]
  public var scaleType = ScaleType.linear
  public var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  public var title: String
  public var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

public final class AXDataPointValue {
  public var number: Double
  public var category: String?

  public init(number: Double) { self.number = number }

  public init(category: String) {
    number = 0
    self.category = category
  }
}

public final class AXDataPoint {
  public var x: Double?
  public var category: String?
  public var y: Double?
  public var label: String?

  public init(
    x: Double, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    self.x = x
    self.y = y
    self.label = label
  }

  public init(
    x: String, y: Double?, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    category = x
    self.y = y
    self.label = label
  }
}

public final class AXDataSeriesDescriptor {
  public var name: String?
  public var isContinuous: Bool
  public var dataPoints: [AXDataPoint]

  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

public final class AXChartDescriptor {
  public enum ContentDirection: Int { case leftToRight, rightToLeft, topToBottom, bottomToTop }

  public var title: String?
  public var summary: String?
  public var contentDirection = ContentDirection.leftToRight
  public var xAxis: any AXDataAxisDescriptor
  public var yAxis: AXNumericDataAxisDescriptor?
  public var additionalAxes: [any AXDataAxisDescriptor]
  public var series: [AXDataSeriesDescriptor]

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// Describes a chart; declared here rather than in SwiftUI, which has no chart descriptors.
public protocol AXChartDescriptorRepresentable {
  func makeChartDescriptor() -> AXChartDescriptor
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

public protocol AXChart: AnyObject {
  var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

extension View {
  nonisolated public func accessibilityChartDescriptor<Chart: AXChartDescriptorRepresentable>(
    _ representable: Chart
  ) -> some View { self }
}
