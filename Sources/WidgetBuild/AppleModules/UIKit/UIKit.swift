// UIKit: views and controllers, as far as code in widget targets refers to them.
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
  public let layer = CALayer()
  open var contentMode = ContentMode.scaleToFill
  open var isUserInteractionEnabled = true
  open var isOpaque = true
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var translatesAutoresizingMaskIntoConstraints = true
  open var autoresizingMask: AutoresizingMask = []
  open var gestureRecognizers: [UIGestureRecognizer]?
  open var intrinsicContentSize: CGSize { frame.size }
  open var safeAreaInsets: UIEdgeInsets { .zero }
  open var window: UIWindow? { nil }
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleWidth = Self(rawValue: 2)
    public static let flexibleHeight = Self(rawValue: 16)
  }
  public init(frame: CGRect) { self.frame = frame }
  public convenience override init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { frame = .zero }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func insertSubview(_ view: UIView, at index: Int) { addSubview(view) }
  open func bringSubviewToFront(_ view: UIView) {}
  open func sendSubviewToBack(_ view: UIView) {}
  open func didMoveToWindow() {}
  open func draw(_ rect: CGRect) {}
  open func invalidateIntrinsicContentSize() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
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

open class CALayer: NSObject, @unchecked Sendable {
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize.zero
  open var opacity: Float = 1
  open var isHidden = false
  open var contentsScale: CGFloat = 3
  open func addSublayer(_ layer: CALayer) {}
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {}
  open func removeFromSuperlayer() {}
  open func setNeedsDisplay() {}
}

open class CAGradientLayer: CALayer, @unchecked Sendable {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint.zero
  open var endPoint = CGPoint.zero
}

open class UIGestureRecognizer: NSObject, @unchecked Sendable {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
  open var state: State { .possible }
  open var view: UIView? { nil }
  public init(target: Any?, action: Selector?) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
}
open class UITapGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  open var numberOfTapsRequired = 1
}
open class UIPanGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  open func translation(in view: UIView?) -> CGPoint { .zero }
}
open class UILongPressGestureRecognizer: UIGestureRecognizer, @unchecked Sendable {
  open var minimumPressDuration: TimeInterval = 0.5
}

open class UIScrollView: UIView, @unchecked Sendable {
  open var contentSize = CGSize.zero
  open var contentOffset = CGPoint.zero
  open var contentInset = UIEdgeInsets.zero
  open var isScrollEnabled = true
  open var bounces = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
}
public protocol UITextFieldDelegate: NSObjectProtocol {}
open class UITextField: UIControl, @unchecked Sendable {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var textAlignment: NSTextAlignment = .natural
}
public protocol UITextViewDelegate: NSObjectProtocol {}
open class UITextView: UIScrollView, @unchecked Sendable {
  open weak var delegate: (any UITextViewDelegate)?
  open var text: String = ""
  open var font: UIFont?
  open var textColor: UIColor?
  open var isEditable = true
  open var isSelectable = true
}
open class UIStackView: UIView, @unchecked Sendable {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  open var axis = Axis.horizontal
  open var spacing: CGFloat = 0
  public convenience init(arrangedSubviews: [UIView]) { self.init(frame: .zero) }
  open func addArrangedSubview(_ view: UIView) { addSubview(view) }
}
open class UISwitch: UIControl, @unchecked Sendable { open var isOn = false }
open class UISlider: UIControl, @unchecked Sendable {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
}
open class UIActivityIndicatorView: UIView, @unchecked Sendable {
  public enum Style: Int, Sendable { case medium = 100, large = 101 }
  public convenience init(style: Style) { self.init(frame: .zero) }
  open func startAnimating() {}
  open func stopAnimating() {}
}
open class UIVisualEffect: NSObject, @unchecked Sendable {}
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark
  }
  public convenience init(style: Style) { self.init() }
}
open class UIVisualEffectView: UIView, @unchecked Sendable {
  open var effect: UIVisualEffect?
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
  open var contentView: UIView { self }
}
open class UIBarItem: NSObject, @unchecked Sendable {
  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tag = 0
}
open class UIBarButtonItem: UIBarItem, @unchecked Sendable {
  public enum Style: Int, Sendable { case plain, done = 2 }
  public enum SystemItem: Int, Sendable { case done, cancel, edit, save, add, close }
  open var tintColor: UIColor?
  public override init() {}
  public init(title: String?, style: Style, target: Any?, action: Selector?) {}
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {}
  public init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {}
}
open class UITabBarItem: UIBarItem, @unchecked Sendable {
  open var badgeValue: String?
  public override init() {}
  public init(title: String?, image: UIImage?, tag: Int) {}
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {}
}
open class UIBarAppearance: NSObject, @unchecked Sendable {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
  open func configureWithDefaultBackground() {}
}
open class UINavigationBarAppearance: UIBarAppearance, @unchecked Sendable {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
open class UITabBarAppearance: UIBarAppearance, @unchecked Sendable {}
open class UINavigationBar: UIView, @unchecked Sendable {
  private static let look = UINavigationBar()
  open class func appearance() -> UINavigationBar { look }
  open var standardAppearance = UINavigationBarAppearance()
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var barTintColor: UIColor?
  open var isTranslucent = true
}
open class UITabBar: UIView, @unchecked Sendable {
  private static let look = UITabBar()
  open class func appearance() -> UITabBar { look }
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
}
open class UISegmentedControl: UIControl, @unchecked Sendable {
  private static let look = UISegmentedControl()
  open class func appearance() -> UISegmentedControl { look }
  open var selectedSegmentTintColor: UIColor?
  open var selectedSegmentIndex = -1
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {}
}
open class UITableView: UIScrollView, @unchecked Sendable {
  private static let look = UITableView()
  open class func appearance() -> UITableView { look }
  open var rowHeight: CGFloat = 44
  open func reloadData() {}
}
open class UITableViewCell: UIView, @unchecked Sendable {
  private static let look = UITableViewCell()
  open class func appearance() -> UITableViewCell { look }
  open var textLabel: UILabel? { nil }
}
