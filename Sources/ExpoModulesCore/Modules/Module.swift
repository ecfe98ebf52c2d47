/// A native module of Expo's.
public typealias Module = AnyModule & BaseModule
