/// What a view says about a preference: its value, a change of the value of the views in it, or that it
/// follows that value.
struct GraphPreference {
  enum Role {
    case value(Any)
    case transform((inout Any) -> Void)
    /// Is told of the value of the views in it.
    case observer((Any) -> Void)
  }

  let key: any PreferenceKey.Type
  let role: Role
}
