/// The size of a widget, for parameters whose number of values depends on it.
public enum IntentWidgetFamily: Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCorner,
    accessoryCircular, accessoryRectangular, accessoryInline
}
