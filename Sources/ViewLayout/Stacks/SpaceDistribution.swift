import ViewArchive

/// Distributes a length among views: the algorithm of stacks (LAYOUT-2), also used for the rows and
/// columns of grids; the columns of the island use its order.
enum SpaceDistribution {
  /// The properties of a view that determine the order in which views are proposed their shares.
  struct Claim {
    var priority: Double
    /// Its lengths for proposals of 0 and of infinity, in points.
    var minimum: Double
    var maximum: Double

    var flexibility: Double { maximum.isInfinite ? .infinity : maximum - minimum }
  }

  /// Returns the order in which views are measured: higher priority first, then less flexible, then
  /// (if both have no limit) the larger minimum, then source order.
  static func order(_ claims: [Claim]) -> [Int] {
    claims.indices.sorted { one, other in
      let (left, right) = (claims[one], claims[other])
      if left.priority != right.priority { return left.priority > right.priority }
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      if left.flexibility.isInfinite, left.minimum != right.minimum {
        return left.minimum > right.minimum
      }
      return one < other
    }
  }

  /// Distributes the length `room`, in points: calls `measure` for each view with its share,
  /// and subtracts the length that `measure` returns. The minimum lengths of views with a lower
  /// priority are reserved until these views are measured.
  static func share(
    _ room: Double, among claims: [Claim], rounding: (Double) -> Double,
    measure: (_ index: Int, _ share: Double) -> Double
  ) {
    var room = room - claims.reduce(0) { $0 + $1.minimum }
    let order = order(claims)
    var next = 0
    while next < order.count {
      let priority = claims[order[next]].priority
      let group = order[next...].prefix { claims[$0].priority == priority }
      room += group.reduce(0) { $0 + claims[$1].minimum }
      for (asked, index) in group.enumerated() {
        let share = room / Double(group.count - asked)
        let answer = measure(index, rounding(share.isNaN ? 0 : max(0, share)))
        room = room.distance(from: answer)
      }
      next += group.count
    }
  }
}
