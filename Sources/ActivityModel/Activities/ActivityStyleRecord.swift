/// `ActivityStyle` of ActivityKit.
package enum ActivityStyleRecord: String, Codable, Hashable, Sendable { case standard, transient }
