/// Lists of Apple's modifiers, static members and argument labels. A name outside of them is most
/// likely declared in a file of the user's that was not given.
enum AppleMemberNames {
  static func isModifier(_ name: String) -> Bool {
    modifiers.contains(name) || prefixes.contains { name.hasPrefix($0) }
  }

  /// Returns true for a method of sequences that takes a closure, such as `map`.
  static func isOfASequence(_ name: String) -> Bool {
    [
      "map", "flatMap", "compactMap", "filter", "sorted", "reduce", "first", "last", "contains",
      "forEach", "allSatisfy", "min", "max", "prefix", "drop",
    ].contains(name)
  }

  /// Returns true for a name that is a modifier of views whatever precedes it, not one that another
  /// type can have, too, such as `map`.
  static func isModifierOfViewsOnly(_ name: String) -> Bool {
    modifiers.contains(name)
      || viewPrefixes.contains { prefix in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
  }

  private static let viewPrefixes = [
    "accessibility", "scroll", "navigation", "toolbar", "presentation", "widget", "activity",
    "sensory", "safeArea", "container", "glass", "matched", "preferred", "file", "photos", "search",
    "tabView", "tabBar", "subscription", "translation", "popover", "inspector", "digitalCrown",
    "onInAppPurchase", "onMap", "onPencil", "writingTools", "focused",
  ]

  /// Returns true for a name that is probably a misspelt modifier.
  static func isNearlyAModifier(_ name: String) -> Bool {
    modifiers.contains { isNearly(name, $0) }
  }

  /// Returns true when the names differ by one inserted, missing, replaced or swapped letter.
  static func isNearly(_ name: String, _ other: String) -> Bool {
    guard name != other, abs(name.count - other.count) <= 1, min(name.count, other.count) > 3
    else { return false }
    let (left, right) = (Array(name), Array(other))
    let head = zip(left, right).prefix { $0 == $1 }.count
    let (a, b) = (left[head...], right[head...])
    if a.count == b.count {
      return a.dropFirst() == b.dropFirst()
        || a.count > 1 && a.prefix(2).reversed() == Array(b.prefix(2))
          && a.dropFirst(2) == b.dropFirst(2)
    }
    return a.count > b.count ? Array(a.dropFirst()) == Array(b) : Array(b.dropFirst()) == Array(a)
  }

  static func isStatic(_ name: String) -> Bool { statics.contains(name) }

  /// Returns true when every label is used somewhere in Apple's API.
  static func areLabels(_ names: [String]) -> Bool { names.allSatisfy(labels.contains) }

  /// Prefixes of modifier families; every name that starts with one counts as Apple's.
  private static let prefixes = [
    "accessibility", "chart", "scroll", "navigation", "toolbar", "presentation", "symbol", "grid",
    "on", "preferred", "matched", "widget", "activity", "sensory", "search", "list", "text",
    "container", "safeArea", "keyboard", "focus", "menu", "dialog", "file", "photos", "tab",
    "window", "default", "handles", "map", "color", "layer", "visual", "subscription", "inspector",
    "game", "contact", "translation", "journaling", "popover", "alternating", "materialActive",
    "headerProminence", "control", "glass", "rotation", "writing", "typeSelect",
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static let modifiers = words(
    """
    alert alignmentGuide allowedDynamicRange allowsHitTesting allowsTightening allowsWindowActivationEvents
    animation aspectRatio autocapitalization autocorrectionDisabled background backgroundExtensionEffect
    backgroundStyle badge badgeProminence baselineOffset blendMode blur bold border brightness
    buttonBorderShape buttonRepeatBehavior buttonSizing buttonStyle clipShape clipped compositingGroup
    confirmationAction confirmationDialog contentMargins contentShape contentTransition contextMenu
    contrast coordinateSpace copyable cornerRadius cuttable datePickerStyle defersSystemGestures
    deleteDisabled disableAutocorrection disabled disclosureGroupStyle dismissalConfirmationDialog
    draggable drawingGroup dropDestination dynamicIsland dynamicTypeSize edgesIgnoringSafeArea
    environment environmentObject exportsItemProviders fill findDisabled findNavigator fixedSize
    flipsForRightToLeftLayoutDirection font fontDesign fontWeight fontWidth foregroundColor
    foregroundStyle formStyle frame fullScreenCover gaugeStyle geometryGroup gesture grayscale
    groupBoxStyle help hidden hideControlCenter highPriorityGesture hoverEffect hueRotation id
    ignoresSafeArea imageScale indexViewStyle interactionActivityTrackingTag interactiveDismissDisabled
    invalidatableContent italic itemProvider kerning keyframeAnimator labelIconToTitleSpacing labelStyle
    labeledContentStyle labelsHidden labelsVisibility layoutDirectionBehavior layoutPriority layoutValue
    lineHeight lineLimit lineSpacing lineStyle luminanceToAlpha mask minimumScaleFactor modifier
    monospaced monospacedDigit moveDisabled multilineTextAlignment offset opacity overlay padding
    pageCommand pasteDestination persistentSystemOverlays phaseAnimator pickerStyle position preference
    previewContext previewDevice previewDisplayName previewInterfaceOrientation previewLayout
    privacySensitive progressViewStyle projectionEffect redacted refreshable renameAction renderingMode
    replaceDisabled resizable rotation3DEffect rotationEffect saturation scaleEffect scaledToFill
    scaledToFit scenePadding sectionActions selectionDisabled shadow sheet signInWithAppleButtonStyle
    simultaneousGesture speechAdjustedPitch speechAlwaysIncludesPunctuation
    speechAnnouncementsQueued speechSpellsOutCharacters springLoadingBehavior statusBarHidden
    strikethrough stroke strokeBorder submitLabel submitScope swipeActions tableStyle tag task tint
    toggleStyle tracking transaction transformEffect transformEnvironment transformPreference
    transition trim truncationMode typesettingLanguage underline unredacted userActivity zIndex
    contentToolbar interpolation antialiased interpolationMethod symbolSize annotation
    supplementalActivityFamilies supportedFamilies contentMarginsDisabled configurationDisplayName
    description disfavoredLocations associatedKind pushHandler promptsForUserConfiguration
    appEntityIdentifier gradient mix exposureAdjust headroom resolve weight width leading smallCaps
    appStoreMerchandising appStoreOverlay currentEntitlementTask defaultFocus dialogIcon
    dialogSuppressionToggle familyActivityPicker focusable handlesExternalEvents
    healthDataAccessRequest lookAroundViewer manageSubscriptionsSheet mapControls mapScope mapStyle
    musicSubscriptionOffer offerCodeRedemption onContinueUserActivity onPasteCommand
    quickLookPreview refundRequestSheet storeButton storeProductTask storeProductsTask
    lowercaseSmallCaps uppercaseSmallCaps bodyFont speed delay repeatCount repeatForever combined
    logicallyComplete customAttribute textRenderer strokedPath inset rotation scale size path
    """)

  private static let statics = words(
    """
    glass glassProminent accessoryBar accessoryBarAction accessoryBarActionOff card link borderless
    bordered borderedProminent plain automatic accessoryCircular accessoryCircularCapacity
    accessoryLinear accessoryLinearCapacity linearCapacity circular linear iconOnly titleOnly
    titleAndIcon button switch checkbox numericText interpolate identity opacity symbolEffect
    blurReplace slide push move offset scale asymmetric modifier combined smooth snappy bouncy spring
    interactiveSpring interpolatingSpring easeIn easeOut easeInOut timingCurve default capsule circle
    rect ellipse containerRelative buttonBorder rectangle roundedRectangle squareBorder ultraThin thin
    regular thick ultraThick bar plusLighter plusDarker multiply screen overlay darken lighten
    colorDodge colorBurn softLight hardLight difference exclusion hue saturation color luminosity
    sourceAtop destinationOver destinationOut
    """)

  private static let labels: Set<String> = words(
    """
    accent action actions activate alignment alpha anchor angle animation arguments arrowEdge
    attachmentAnchor autoreverses axes axis background bar barStyle behavior blendMode blue blur
    bottom bottomLeadingRadius bottomTrailingRadius bounds brightness bundle buttonTitle by cancel
    cap capInsets center cgColor children clockwise color colors columns comment configuration
    content contentMode control control1 control2 coordinateSpace cornerRadius cornerRadii cornerSize
    count countsDown currencyCode current currentValueLabel dampingFraction dash dashPhase data
    date decorative defaultValue degrees delay deleteDisabled destination detents detail
    disabled display displayedComponents duration dx dy edge edges ellipseIn enabled end endAngle
    endPoint endRadius endRadiusFraction eoFill error extraBounce fallback family families fixedSize
    footer for foreground format formatter from glass gradient green header height hidden
    horizontal horizontalPadding horizontalSpacing hue icon id idealHeight idealWidth image
    imageName in including inset intent interval isActive isEnabled isExpanded isOn isPresented
    isSelected isSource item items keyboardType keyframes kind label layout leading length limit
    lineCap lineJoin lineLimit lineWidth list locale location markerLabels maxHeight maxWidth
    maximumDistance maximumScale maximumValueLabel menuItems message minHeight minLength minWidth
    minimumDistance minimumDuration minimumInterval minimumScale minimumValueLabel miterLimit mode
    named namespace of offset on onChanged onCommit onDismiss onEditingChanged onEnded opacity
    options order otherwise padding paused pauseTime perform phases pinnedViews placeholder
    placement points position preferred presenting primaryAction priority prompt properties
    proposal provider proxy radius red reason removal repeating reservesSpace resizingMode resource
    response role roundedRect row rows saturation scale schedule scope selection series shape
    showsHours showsIndicators showsLabels size smoothDuration spacing specifier speed spring start
    startAngle startPoint startRadius startRadiusFraction state step stops string stroke style
    subject subtitle supportedFamilies symbol system systemImage systemName tableName table tag
    text timerInterval tint title titleKey titleVisibility to toolbar top topLeadingRadius
    topTrailingRadius total trailing transaction transform transition trigger uiColor uiImage unit
    url using value values variableValue verbatim vertical verticalSpacing view visibility weight
    white width with x xEnd xStart y yEnd yStart z zIndex _
    """)
}
