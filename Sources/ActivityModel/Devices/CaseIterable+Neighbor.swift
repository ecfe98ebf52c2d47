extension CaseIterable
where Self: Equatable, AllCases: RandomAccessCollection, AllCases.Index == Int {
  /// Returns the next case in the order of declaration, or the previous one; after the last comes the
  /// first.
  package func neighbor(forwards: Bool) -> Self {
    let all = Self.allCases
    let index = all.firstIndex(of: self) ?? 0
    return all[(index + (forwards ? 1 : all.count - 1)) % all.count]
  }
}
