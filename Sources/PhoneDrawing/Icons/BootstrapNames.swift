/// The names that symbols have in Bootstrap Icons (MIT), whose files are read where they are installed
/// and never shipped. A symbol without `.fill` is listed once; its filled form ends in `-fill`.
enum BootstrapNames {
  /// Returns the file's name without its ending; nil: the set has no such icon.
  static func name(of symbol: String) -> String? {
    if let name = names[symbol] { return name }
    guard symbol.hasSuffix(".fill") else { return nil }
    return names[String(symbol.dropLast(5))].map { $0 + "-fill" }
  }

  private static let names: [String: String] = {
    var names: [String: String] = [:]
    for word in table.split(whereSeparator: \.isWhitespace) {
      let parts = word.split(separator: "=", maxSplits: 1)
      names[String(parts[0])] = String(parts.count > 1 ? parts[1] : parts[0])
    }
    return names
  }()

  /// `symbol=icon`, or the name alone where both are equal.
  private static let table = """
    airplane  airplane.arrival=airplane  airplane.departure=airplane-engines  airpods=earbuds  alarm
    antenna.radiowaves.left.and.right=broadcast  apple.logo=apple  applelogo=apple
    applewatch=smartwatch  archivebox=archive  arrow.2.squarepath=arrow-repeat
    arrow.circlepath=arrow-repeat  arrow.clockwise=arrow-clockwise
    arrow.counterclockwise=arrow-counterclockwise  arrow.down=arrow-down
    arrow.down.circle=arrow-down-circle  arrow.down.left=arrow-down-left
    arrow.down.right=arrow-down-right  arrow.left=arrow-left
    arrow.left.arrow.right=arrow-left-right  arrow.left.circle=arrow-left-circle
    arrow.right=arrow-right  arrow.right.circle=arrow-right-circle
    arrow.triangle.2.circlepath=arrow-repeat  arrow.triangle.turn.up.right.circle=sign-turn-right
    arrow.triangle.turn.up.right.diamond=sign-turn-right  arrow.turn.down.right=arrow-return-right
    arrow.turn.up.left=arrow-90deg-left  arrow.turn.up.right=arrow-90deg-right  arrow.up=arrow-up
    arrow.up.arrow.down=arrow-down-up  arrow.up.circle=arrow-up-circle  arrow.up.left=arrow-up-left
    arrow.up.right=arrow-up-right  arrow.uturn.left=arrow-counterclockwise
    arrowtriangle.down=caret-down  arrowtriangle.left=caret-left  arrowtriangle.right=caret-right
    arrowtriangle.up=caret-up  backward=rewind  backward.end=skip-start  bag  bandage=bandaid
    banknote=cash  barcode=upc  basket  basketball=dribbble  battery.0=battery
    battery.100=battery-full  battery.100.bolt=battery-charging  battery.100percent=battery-full
    battery.100percent.bolt=battery-charging  battery.25=battery  battery.25percent=battery
    battery.50=battery-half  battery.50percent=battery-half  battery.75=battery-half
    battery.75percent=battery-half  bell  bell.badge=bell  bell.slash=bell-slash  bicycle
    bitcoinsign.circle=currency-bitcoin  bolt=lightning  bolt.car=ev-front  book
    book.closed=journal  bookmark  books.vertical=bookshelf  box.truck=truck  bubble.left=chat-left
    bubble.right=chat-right  building  building.2=buildings  bus=bus-front
    bus.doubledecker=bus-front  calendar  calendar.badge.clock=calendar-event  camera  car=car-front
    car.side=car-front  cart
    cellularbars=reception-4  chart.bar=bar-chart  chart.line.downtrend.xyaxis=graph-down
    chart.line.uptrend.xyaxis=graph-up  chart.pie=pie-chart  checklist=list-check
    checkmark=check-lg  checkmark.circle=check-circle  checkmark.seal=patch-check
    checkmark.shield=shield-check  checkmark.square=check-square  chevron.backward=chevron-left
    chevron.down=chevron-down  chevron.forward=chevron-right  chevron.left=chevron-left
    chevron.right=chevron-right  chevron.up=chevron-up  circle  circle.dashed=circle
    circle.dotted=circle  circle.lefthalf.filled=circle-half  clock
    clock.arrow.circlepath=clock-history  cloud  cloud.bolt=cloud-lightning
    cloud.bolt.rain=cloud-lightning-rain  cloud.rain=cloud-rain  cloud.snow=cloud-snow
    cloud.sun=cloud-sun  cpu  creditcard=credit-card  cross.case=bandaid  cube=box
    cup.and.saucer=cup-hot  desktopcomputer=pc-display  diamond  display  doc=file  doc.on.doc=files
    doc.richtext=file-richtext  doc.text=file-text  dollarsign=currency-dollar
    dollarsign.circle=currency-dollar  dot.radiowaves.left.and.right=broadcast
    dot.radiowaves.right=rss  drop=droplet  ellipsis=three-dots  ellipsis.circle=three-dots
    envelope  envelope.badge=envelope  eurosign.circle=currency-euro  exclamationmark=exclamation-lg
    exclamationmark.circle=exclamation-circle  exclamationmark.triangle=exclamation-triangle
    externaldrive=device-hdd  eye  eye.slash=eye-slash  face.smiling=emoji-smile  film  flag
    flame=fire  folder  forward=fast-forward  forward.end=skip-end  fuelpump=fuel-pump
    gamecontroller=controller  gauge=speedometer2  gauge.medium=speedometer2
    gauge.with.dots.needle.67percent=speedometer2  gear  gearshape=gear  gift  globe  hammer
    hand.raised=hand-index  hand.thumbsdown=hand-thumbs-down  hand.thumbsup=hand-thumbs-up  handbag
    headphones  heart  heart.circle=heart  heart.text.square=clipboard-pulse  hexagon  hourglass
    hourglass.bottomhalf.filled=hourglass-bottom  hourglass.tophalf.filled=hourglass-top  house
    house.circle=house  icloud=cloud  icloud.and.arrow.down=cloud-download
    icloud.and.arrow.up=cloud-upload  info=info-lg  info.circle=info-circle  ipad=tablet
    iphone=phone  key  keyboard  laptopcomputer=laptop  lightbulb  line.3.horizontal=list
    link=link-45deg  list.bullet=list-ul  list.bullet.clipboard=clipboard-data  list.number=list-ol
    location=cursor  location.circle=cursor  lock  lock.open=unlock  magnifyingglass=search  map
    mappin=geo-alt  mappin.and.ellipse=geo-alt  mappin.circle=geo-alt  medal=award
    memorychip=memory  message=chat  mic  mic.circle=mic  mic.slash=mic-mute  minus=dash-lg
    minus.circle=dash-circle  moon  moon.stars=moon-stars  moon.zzz=moon-stars  music.mic=mic
    music.note=music-note  music.note.list=music-note-list  octagon  paperclip  paperplane=send
    pause  pause.circle=pause-circle  pencil  percent  person  person.2=people  person.3=people
    person.badge.plus=person-plus  person.circle=person-circle  person.crop.circle=person-circle
    person.crop.circle.badge.checkmark=person-check  phone=telephone
    phone.arrow.up.right=telephone-outbound  phone.circle=telephone  phone.down=telephone-x
    photo=image  pill=capsule  pills=capsule  play  play.circle=play-circle  plus=plus-lg
    plus.circle=plus-circle  plus.square=plus-square  power  qrcode=qr-code
    questionmark=question-lg  questionmark.circle=question-circle  record.circle=record-circle
    repeat  repeat.1=repeat-1  rosette=award  safari=compass  scissors  scooter
    server.rack=hdd-rack  shield  shippingbox=box-seam  shuffle  slider.horizontal.3=sliders
    snowflake=snow  sparkle=stars  sparkles=stars  speaker=volume-off  speaker.slash=volume-mute
    speaker.wave.1=volume-down  speaker.wave.2=volume-up  speaker.wave.3=volume-up  speedometer
    square  square.and.arrow.down=box-arrow-down  square.and.arrow.up=box-arrow-up
    square.and.pencil=pencil-square  square.grid.2x2=grid  square.stack=layers  star
    star.circle=star  star.leadinghalf.filled=star-half  stethoscope=clipboard-pulse  stop
    stop.circle=stop-circle  stopwatch  storefront=shop  sun.max=sun  sun.min=brightness-low
    sunrise  sunset  tag  takeoutbag.and.cup.and.straw=bag  target=bullseye  terminal
    text.bubble=chat-text  thermometer=thermometer-half  thermometer.medium=thermometer-half
    ticket=ticket-perforated  timer=stopwatch  train.side.front.car=train-front  tram=train-front
    tram.circle=train-front  trash  tray=inbox  tray.and.arrow.down=inbox  triangle  trophy
    truck.box=truck  tv  umbrella  video=camera-video  video.slash=camera-video-off
    waveform=soundwave  waveform.path.ecg=activity  wifi  wifi.slash=wifi-off  wind  wrench
    wrench.and.screwdriver=tools  xmark=x-lg  xmark.circle=x-circle  xmark.octagon=x-octagon
    """
}
