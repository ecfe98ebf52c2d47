/// What a view says about a preference, and what it was last told of it.
struct FollowedPreference {
  var said: GraphPreference
  /// The value that was last reported to the view; nil: none.
  var seen: Any?
}
