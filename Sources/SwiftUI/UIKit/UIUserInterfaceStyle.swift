/// UIKit's device and screen types. Widgets and app code next to them compile with these types;
/// properties return the values of a current iPhone, and setters have no effect.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
