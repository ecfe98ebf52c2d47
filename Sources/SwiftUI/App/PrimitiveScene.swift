package import ViewArchive

/// A scene without a body.
protocol PrimitiveScene {}

extension EmptyScene: PrimitiveScene {}
extension WindowGroup: PrimitiveScene {}
extension Never: PrimitiveScene {}
