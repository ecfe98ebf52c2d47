// Drag and drop; not possible on an archived view, so it is reported as unsupported.
extension View {
  nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    unsupported("onDrag")
  }

  nonisolated public func onDrag<Preview: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> Preview
  ) -> some View {
    unsupported("onDrag")
  }

  nonisolated public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    unsupported("onDrop")
  }

  /// Generic, because content types are declared in another module (`UTType`).
  nonisolated public func onDrop<ContentType>(
    of supportedContentTypes: [ContentType], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    unsupported("onDrop")
  }

  nonisolated public func draggable<Payload>(
    _ payload: @autoclosure @escaping () -> Payload
  ) -> some View {
    unsupported("draggable")
  }

  nonisolated public func draggable<Payload, Preview: View>(
    _ payload: @autoclosure @escaping () -> Payload, @ViewBuilder preview: () -> Preview
  ) -> some View {
    unsupported("draggable")
  }

  nonisolated public func dropDestination<Payload>(
    for payloadType: Payload.Type = Payload.self,
    action: @escaping ([Payload], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    unsupported("dropDestination")
  }

  nonisolated public func fileImporter<ContentType>(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    unsupported("fileImporter")
  }

  nonisolated public func fileImporter<ContentType>(
    isPresented: Binding<Bool>, allowedContentTypes: [ContentType],
    allowsMultipleSelection: Bool, onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    unsupported("fileImporter")
  }

  nonisolated public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    unsupported("quickLookPreview")
  }

  nonisolated public func navigationTransition<Style: NavigationTransition>(
    _ style: Style
  ) -> some View { self }

  nonisolated public func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }

  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    unsupported("tabViewBottomAccessory")
  }

}
