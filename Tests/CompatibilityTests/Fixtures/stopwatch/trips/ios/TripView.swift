import ExpoModulesCore
import WebKit

class TripView: ExpoView {
  let web = WKWebView()

  required init(appContext: AppContext? = nil) {
    super.init(appContext: appContext)
    addSubview(web)
  }
}
