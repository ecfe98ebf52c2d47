package enum SwipeDirection: String, Codable, Hashable, Sendable, CaseIterable { case left, right }
