import ViewArchive

extension View {
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    inheriting { $0.imageScale = scale }
  }

  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    inheriting { $0.symbolRenderingMode = mode }
  }

  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    inheriting { $0.symbolVariants = variant }
  }

  // Effects do not move on a phone (MOTION-6).
  nonisolated public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modified { _ in isActive ? [.unsupported("symbolEffect")] : [] }
  }

  nonisolated public func symbolEffect<Value: Equatable>(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    unsupported("symbolEffect")
  }

  nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    modified { _ in mode == .gradient ? [.unsupported("symbolColorRenderingMode")] : [] }
  }

  nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    modified { _ in mode == .draw ? [.unsupported("symbolVariableValueMode")] : [] }
  }

  nonisolated public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
