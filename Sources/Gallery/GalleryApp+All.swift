extension GalleryApp {
  package static let all: [GalleryApp] = [.match, .delivery, .countdown, .upload, .ride]
}
