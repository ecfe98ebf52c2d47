// UIKit's views and controllers, as far as code beside a widget names them.
@_exported import SwiftUI

open class UIView: UIResponder, @unchecked Sendable {
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var backgroundColor: UIColor?
  open var tintColor: UIColor = .systemBlue
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var clipsToBounds = false
  open var tag = 0
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  public init(frame: CGRect) { self.frame = frame }
  public convenience override init() { self.init(frame: .zero) }
  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }
  open func removeFromSuperview() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
  open func layoutIfNeeded() {}
  open func sizeToFit() {}
  open func endEditing(_ force: Bool) -> Bool { true }
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }
}

open class UILabel: UIView, @unchecked Sendable {
  open var text: String?
  open var font: UIFont = .systemFont(ofSize: 17)
  open var textColor: UIColor = .label
  open var numberOfLines = 1
  open var textAlignment: NSTextAlignment = .natural
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

open class UIImageView: UIView, @unchecked Sendable {
  open var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

open class UIControl: UIView, @unchecked Sendable {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Self(rawValue: 64)
    public static let valueChanged = Self(rawValue: 4096)
    public static let editingChanged = Self(rawValue: 131_072)
  }
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: Self = []
    public static let highlighted = Self(rawValue: 1)
    public static let disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
  }
  open var isEnabled = true
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}
}

open class UIButton: UIControl, @unchecked Sendable {
  open func setTitle(_ title: String?, for state: State) {}
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {}
}

open class UIWindow: UIView, @unchecked Sendable {
  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene?
  open func makeKeyAndVisible() {}
}

open class UIScene: UIResponder, @unchecked Sendable {}

open class UIWindowScene: UIScene, @unchecked Sendable {
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

extension UIApplication {
  public var connectedScenes: Set<UIScene> { [] }
  public var windows: [UIWindow] { [] }
  public var keyWindow: UIWindow? { nil }
}

open class UINavigationItem: NSObject, @unchecked Sendable { open var title: String? }

open class UIViewController: UIResponder, @unchecked Sendable {
  open var view: UIView = UIView(frame: .zero)
  open var title: String?
  open var navigationItem = UINavigationItem()
  open var presentedViewController: UIViewController? { nil }
  open var navigationController: UINavigationController? { nil }
  public init(nibName: String?, bundle: Bundle?) {}
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
}

open class UINavigationController: UIViewController, @unchecked Sendable {
  public convenience init(rootViewController: UIViewController) { self.init() }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {}
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { nil }
}

open class UITabBarController: UIViewController, @unchecked Sendable {
  open var viewControllers: [UIViewController]?
}

open class UIAlertController: UIViewController, @unchecked Sendable {
  public enum Style: Int, Sendable { case actionSheet, alert }
  open var message: String?
  public convenience init(title: String?, message: String?, preferredStyle: Style) { self.init() }
  open func addAction(_ action: UIAlertAction) {}
}

open class UIAlertAction: NSObject, @unchecked Sendable {
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {}
}

open class UIHostingController<Content: View>: UIViewController, @unchecked Sendable {
  open var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
}

open class UIActivityViewController: UIViewController, @unchecked Sendable {
  public convenience init(activityItems: [Any], applicationActivities: [Any]?) { self.init() }
}

public class UIGraphicsImageRendererFormat: NSObject {
  public var scale: CGFloat = 3
  public var opaque = false
}

public final class UIGraphicsImageRendererContext: NSObject {
  public func fill(_ rect: CGRect) {}
  public var cgContext: CGContext { CGContext() }
}

public final class CGContext: NSObject {
  public func setFillColor(_ color: CGColor) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func fill(_ rect: CGRect) {}
  public func fillEllipse(in rect: CGRect) {}
  public func stroke(_ rect: CGRect) {}
  public func draw(_ image: CGImage, in rect: CGRect) {}
  public func translateBy(x: CGFloat, y: CGFloat) {}
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func saveGState() {}
  public func restoreGState() {}
}

public final class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize
  public init(size: CGSize) { self.size = size }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { self.size = size }
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage()
  }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data { Data() }
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { Data() }
}

public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top, left, bottom, right: CGFloat
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
}

public struct UIRectCorner: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = Self(rawValue: 1)
  public static let topRight = Self(rawValue: 2)
  public static let bottomLeft = Self(rawValue: 4)
  public static let bottomRight = Self(rawValue: 8)
  public static let allCorners: Self = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

public final class UIBezierPath: NSObject, @unchecked Sendable {
  public private(set) var cgPath = Path()
  public override init() {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    cgPath = Path(roundedRect: rect, cornerSize: cornerRadii)
  }
  public init(rect: CGRect) { cgPath = Path(rect) }
  public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
  public func move(to point: CGPoint) { cgPath.move(to: point) }
  public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cgPath.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    cgPath.addQuadCurve(to: end, control: controlPoint)
  }
  public func close() { cgPath.closeSubpath() }
}
