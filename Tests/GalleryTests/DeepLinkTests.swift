import Foundation
import Testing

@testable import Gallery

struct DeepLinkTests {
  static let links: [(URL?, String)] = [
    (CountdownApp.tea.deepLink, "teatime://timer/180"),
    (MatchApp(names: MatchNames()).match.deepLink, "kickoff://match/2025-12"),
    (DeliveryApp.order.deepLink, "bento://order/1042"),
    (DeliveryApp.courier.callLink, "tel:+815012345678"),
    (UploadApp.album.deepLink, "darkroom://album?name=Kyoto"),
    (RideApp.ride.deepLink, "hopin://ride/5f3a"),
  ]

  @Test(arguments: links)
  func everyLinkIsAnAddress(link: URL?, address: String) throws {
    let link = try #require(link)
    #expect(link.absoluteString == address)
    #expect(link.scheme?.isEmpty == false)
  }

  @Test func anAlbumWithAnyNameHasAnAddress() throws {
    var album = UploadApp.album
    album.album = "夏 & more?"
    let link = try #require(album.deepLink)
    let items = URLComponents(url: link, resolvingAgainstBaseURL: false)?.queryItems
    #expect(items == [URLQueryItem(name: "name", value: "夏 & more?")])
  }
}
