package enum SwipeDirection: String, Codable, Hashable, Sendable { case left, right }
