import CellRaster
import Foundation
import ViewArchive

/// Draws bars and rings with a phone's thickness (PICTURE-4).
struct GaugeItems {
  let context: DrawingContext

  func items(of progress: ProgressContent, in rect: Rect) -> [DisplayItem] {
    let paint = context.paint(progress.tint ?? .accent, in: rect)
    let fraction = progress.fraction(at: context.now).map(Tint.unit)
    switch progress.form {
    // Indeterminate progress stands still in a Live Activity.
    case .linear: return bar(fraction ?? 1.0 / 3, height: 4, paint, in: rect)
    case .circular:
      let width = min(rect.width, rect.height) / 8
      return ring(
        fraction ?? 0.25, from: -90, sweep: 360, width: width, track: 0.35, paint,
        in: rect.inset(by: -width / 2))
    }
  }

  func items(of gauge: GaugeContent, in rect: Rect) -> [DisplayItem] {
    let paint = alongBar(context.paint(gauge.tint ?? .accent, in: rect), gauge.form)
    let fraction = Tint.unit(gauge.fraction)
    switch gauge.form {
    case .linear: return bar(fraction, height: 4, paint, in: rect)
    case .accessoryLinearCapacity: return bar(fraction, height: 6, paint, in: rect)
    case .accessoryLinear: return marker(at: fraction, paint, in: rect)
    case .circularCapacity:
      return ring(
        fraction, from: -90, sweep: 360, width: min(rect.width, rect.height) / 9, paint, in: rect)
    case .circular: return knob(at: fraction, paint, in: rect)
    }
  }

  /// The track of a bar.
  private var track: Paint { .solid(SystemPalette.fill(scheme: context.surface.colorScheme)) }

  private func middle(of rect: Rect, height: Double) -> Rect {
    Rect(
      x: rect.minX, y: rect.minY + (rect.height - height) / 2, width: rect.width, height: height)
  }

  private func bar(
    _ fraction: Double, height: Double, _ paint: Paint, in rect: Rect
  ) -> [DisplayItem] {
    let bar = middle(of: rect, height: height)
    var items: [DisplayItem] = [.fill(.rounded(bar, radius: height / 2), track)]
    guard fraction > 0, bar.width > 0 else { return items }
    let width = min(max(bar.width * fraction, height), bar.width)
    let filled = Rect(
      x: context.isRightToLeft ? bar.maxX - width : bar.minX, y: bar.minY, width: width,
      height: height)
    items.append(.fill(.rounded(filled, radius: height / 2), paint))
    return items
  }

  /// A line with a knob that is cut out of it.
  private func marker(at fraction: Double, _ paint: Paint, in rect: Rect) -> [DisplayItem] {
    let bar = middle(of: rect, height: 4)
    let share = context.isRightToLeft ? 1 - fraction : fraction
    let center = Point(x: bar.minX + 4 + (bar.width - 8) * share, y: bar.center.y)
    return [
      .fill(.rounded(bar, radius: 2), paint),
      .fill(
        .ellipse(in: ShapeCurves.square(around: center, side: 12)),
        context.paint(.background, in: bar)),
      .fill(
        .ellipse(in: ShapeCurves.square(around: center, side: 8)), context.paint(.primary, in: bar)),
    ]
  }

  private func ring(
    _ fraction: Double, from start: Double, sweep: Double, width: Double, track: Double = 0.25,
    _ paint: Paint, in rect: Rect
  ) -> [DisplayItem] {
    let line = StrokeLine(width: width, cap: .round)
    let paint = along(paint, from: start, sweep: sweep, in: rect)
    var items: [DisplayItem] = [
      .stroke(
        arc(in: rect, inset: width / 2, from: start, sweep: sweep), line, paint.faded(by: track))
    ]
    if fraction > 0 {
      items.append(
        .stroke(
          arc(in: rect, inset: width / 2, from: start, sweep: sweep * fraction), line, paint))
    }
    return items
  }

  /// An open ring with a knob as wide as the line.
  private func knob(at fraction: Double, _ paint: Paint, in rect: Rect) -> [DisplayItem] {
    let side = min(rect.width, rect.height)
    let width = side / 9
    let degrees = 135 + 270 * (context.isRightToLeft ? 1 - fraction : fraction)
    let radius = (side - width) / 2
    let center = Point(
      x: rect.center.x + radius * cos(degrees * .pi / 180),
      y: rect.center.y + radius * sin(degrees * .pi / 180))
    return [
      .stroke(
        arc(in: rect, inset: width / 2, from: 135, sweep: 270),
        StrokeLine(width: width, cap: .round), along(paint, from: 135, sweep: 270, in: rect)),
      .fill(
        .ellipse(in: ShapeCurves.square(around: center, side: width * 1.6)),
        context.paint(.background, in: rect)),
      .fill(
        .ellipse(in: ShapeCurves.square(around: center, side: width)),
        context.paint(.primary, in: rect)),
    ]
  }

  /// Returns the paint of a bar: a plain gradient, which fills a shape from above, follows it.
  private func alongBar(_ paint: Paint, _ form: GaugeContent.Form) -> Paint {
    switch form {
    case .circular, .circularCapacity: return paint
    case .linear, .accessoryLinear, .accessoryLinearCapacity: break
    }
    let plain = GradientValue.Form.linear(
      start: RelativePoint(x: 0.5, y: 0), end: RelativePoint(x: 0.5, y: 1))
    guard case .gradient(var gradient) = paint, gradient.form == plain else { return paint }
    let (left, right) = (RelativePoint(x: 0, y: 0.5), RelativePoint(x: 1, y: 0.5))
    gradient.form =
      context.isRightToLeft ? .linear(start: right, end: left) : .linear(start: left, end: right)
    return .gradient(gradient)
  }

  /// Returns a paint for an arc: the colours of a gradient follow it.
  private func along(_ paint: Paint, from start: Double, sweep: Double, in rect: Rect) -> Paint {
    guard case .gradient(var gradient) = paint, case .linear = gradient.form else { return paint }
    // The round ends are beside the arc and have its first and its last colour.
    let rest = (360 - sweep) / 2
    gradient.form = .angular(
      center: .center, startDegrees: start - rest, endDegrees: start - rest + 360)
    gradient.rect = ShapeCurves.square(in: rect)
    for index in gradient.stops.indices {
      gradient.stops[index].location = (rest + gradient.stops[index].location * sweep) / 360
    }
    if context.isRightToLeft {
      gradient.form = .angular(
        center: .center, startDegrees: 180 - start + rest - 360,
        endDegrees: 180 - start + rest)
      gradient.stops = gradient.stops.reversed().map {
        GradientPaint.Stop(tint: $0.tint, location: 1 - $0.location)
      }
    }
    return .gradient(gradient)
  }

  /// Returns a part of the circle in a rectangle; degrees clockwise from three o'clock.
  private func arc(
    in rect: Rect, inset: Double, from start: Double, sweep: Double
  ) -> [PathElement] {
    let circle = [PathElement].ellipse(in: ShapeCurves.square(in: rect).inset(by: inset))
    let turned = circle.mapped(PlaneTransform(degrees: start, around: rect.center).apply)
    let part = abs(sweep) < 360 ? turned.trimmed(from: 0, to: sweep / 360) : turned
    guard context.isRightToLeft else { return part }
    return part.mapped { Point(x: rect.minX + rect.maxX - $0.x, y: $0.y) }
  }
}
