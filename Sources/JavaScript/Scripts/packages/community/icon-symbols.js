// Names of Ionicons, Material, Feather, lucide… to SF Symbols that look alike.
const SYMBOLS = {
  add: 'plus', plus: 'plus', close: 'xmark', x: 'xmark', clear: 'xmark', checkmark: 'checkmark', check: 'checkmark',
    done: 'checkmark', remove: 'minus', minus: 'minus',
  home: 'house', house: 'house', search: 'magnifyingglass', settings: 'gearshape', cog: 'gearshape', gear: 'gearshape',
    menu: 'line.3.horizontal', person: 'person', user: 'person', account: 'person',
  people: 'person.2', users: 'person.2', heart: 'heart', favorite: 'heart', star: 'star', trash: 'trash',
    delete: 'trash', bin: 'trash', pencil: 'pencil', edit: 'pencil', create: 'square.and.pencil',
  'arrow-back': 'arrow.left', 'arrow-left': 'arrow.left', 'arrow-forward': 'arrow.right', 'arrow-right': 'arrow.right',
    'arrow-up': 'arrow.up', 'arrow-down': 'arrow.down',
  'chevron-back': 'chevron.left', 'chevron-left': 'chevron.left', 'chevron-forward': 'chevron.right',
    'chevron-right': 'chevron.right', 'chevron-up': 'chevron.up', 'chevron-down': 'chevron.down',
  'caret-down': 'chevron.down', 'caret-up': 'chevron.up', 'expand-more': 'chevron.down',
    'navigate-next': 'chevron.right',
  play: 'play', 'play-arrow': 'play', pause: 'pause', stop: 'stop', refresh: 'arrow.clockwise',
    reload: 'arrow.clockwise', sync: 'arrow.triangle.2.circlepath', 'skip-next': 'forward.end',
      'skip-previous': 'backward.end',
  time: 'clock', clock: 'clock', timer: 'timer', stopwatch: 'stopwatch', alarm: 'alarm', hourglass: 'hourglass',
    calendar: 'calendar', today: 'calendar', event: 'calendar',
  notifications: 'bell', bell: 'bell', mail: 'envelope', email: 'envelope', call: 'phone', phone: 'phone',
    chatbubble: 'bubble.left', chat: 'bubble.left', message: 'bubble.left', send: 'paperplane',
  camera: 'camera', image: 'photo', photo: 'photo', images: 'photo.on.rectangle', videocam: 'video', video: 'video',
    mic: 'mic', 'volume-high': 'speaker.wave.3', 'musical-notes': 'music.note', music: 'music.note',
  location: 'location', 'location-on': 'mappin', pin: 'mappin', map: 'map', navigate: 'location.north',
    compass: 'safari', globe: 'globe', earth: 'globe', language: 'globe', car: 'car', bus: 'bus', train: 'tram',
      airplane: 'airplane', flight: 'airplane', bicycle: 'bicycle', bike: 'bicycle', walk: 'figure.walk', boat: 'ferry',
        rocket: 'paperplane',
  cart: 'cart', 'shopping-cart': 'cart', bag: 'bag', card: 'creditcard', 'credit-card': 'creditcard', cash: 'banknote',
    wallet: 'wallet.pass', pricetag: 'tag', tag: 'tag', gift: 'gift', restaurant: 'fork.knife', cafe: 'cup.and.saucer',
      pizza: 'fork.knife', beer: 'mug',
  'lock-closed': 'lock', lock: 'lock', 'lock-open': 'lock.open', unlock: 'lock.open', key: 'key', shield: 'shield',
    eye: 'eye', visibility: 'eye', 'eye-off': 'eye.slash', 'log-out': 'rectangle.portrait.and.arrow.right',
      logout: 'rectangle.portrait.and.arrow.right', 'log-in': 'rectangle.portrait.and.arrow.forward',
  'information-circle': 'info.circle', information: 'info.circle', info: 'info.circle', help: 'questionmark',
    'help-circle': 'questionmark.circle', warning: 'exclamationmark.triangle', alert: 'exclamationmark',
      'alert-circle': 'exclamationmark.circle', 'alert-triangle': 'exclamationmark.triangle',
        error: 'exclamationmark.circle',
  'checkmark-circle': 'checkmark.circle', 'check-circle': 'checkmark.circle', 'close-circle': 'xmark.circle',
    'x-circle': 'xmark.circle', cancel: 'xmark.circle', 'add-circle': 'plus.circle', 'plus-circle': 'plus.circle',
      'remove-circle': 'minus.circle', ellipse: 'circle', circle: 'circle', square: 'square',
        'radio-button-off': 'circle', 'radio-button-on': 'largecircle.fill.circle',
  'ellipsis-horizontal': 'ellipsis', 'ellipsis-vertical': 'ellipsis', 'more-horizontal': 'ellipsis',
    'more-vert': 'ellipsis', 'more-vertical': 'ellipsis', options: 'slider.horizontal.3',
      filter: 'line.3.horizontal.decrease', list: 'list.bullet', grid: 'square.grid.2x2', apps: 'square.grid.2x2',
        copy: 'doc.on.doc', clipboard: 'clipboard', document: 'doc', 'document-text': 'doc.text', file: 'doc',
          folder: 'folder', book: 'book', bookmark: 'bookmark', newspaper: 'newspaper', link: 'link',
            share: 'square.and.arrow.up', 'share-social': 'square.and.arrow.up', download: 'arrow.down.circle',
              upload: 'arrow.up.circle', 'cloud-upload': 'icloud.and.arrow.up', cloud: 'cloud',
                open: 'arrow.up.right.square', attach: 'paperclip', qr: 'qrcode', 'qr-code': 'qrcode',
                  scan: 'viewfinder',
  sunny: 'sun.max', sun: 'sun.max', moon: 'moon', rainy: 'cloud.rain', snow: 'snowflake', thunderstorm: 'cloud.bolt',
    water: 'drop', flame: 'flame', fire: 'flame', flash: 'bolt', bolt: 'bolt', zap: 'bolt', bulb: 'lightbulb',
      leaf: 'leaf', paw: 'pawprint', battery: 'battery.100', wifi: 'wifi', bluetooth: 'wave.3.right', trophy: 'trophy',
        medal: 'medal', ribbon: 'rosette', flag: 'flag', fitness: 'heart.text.square', barbell: 'dumbbell',
          dumbbell: 'dumbbell', football: 'soccerball', basketball: 'basketball', 'game-controller': 'gamecontroller',
            school: 'graduationcap', briefcase: 'briefcase', work: 'briefcase', business: 'building.2',
              storefront: 'storefront', cut: 'scissors', hammer: 'hammer', construct: 'wrench.and.screwdriver',
                build: 'wrench', code: 'chevron.left.forwardslash.chevron.right', terminal: 'terminal',
                  analytics: 'chart.line.uptrend.xyaxis', 'stats-chart': 'chart.bar', 'bar-chart': 'chart.bar',
                    'trending-up': 'chart.line.uptrend.xyaxis', 'pie-chart': 'chart.pie', bed: 'bed.double',
                      medkit: 'cross.case', 'thumbs-up': 'hand.thumbsup', happy: 'face.smiling', cube: 'shippingbox',
                        package: 'shippingbox', layers: 'square.3.layers.3d', 'color-palette': 'paintpalette',
                          brush: 'paintbrush', sparkles: 'sparkles',
};
const STYLES = /^(?:md-|ios-|logo-)|(?:-outline|-sharp|-outlined|-filled|-variant|-alt\d?|-o|-thin|-o-\w+)$/;

export function symbolFor(name) {
  if (typeof name !== 'string') return undefined;
  const bare = name.replace(/_/g, '-').replace(STYLES, '').replace(STYLES, '');
  const symbol = SYMBOLS[bare];
  if (!symbol) return undefined;
  const outline = /outline/.test(name) || !/^[a-z-]+$/.test(name);
  return outline || !FILLED.has(symbol) ? symbol : symbol + '.fill';
}

// Of these the plain name of Ionicons and Material is the filled form.
const FILLED = new Set([
  'heart', 'star', 'house', 'person', 'person.2', 'bell', 'play', 'pause', 'stop', 'bookmark', 'trash', 'location',
  'camera', 'moon', 'flame', 'bolt', 'checkmark.circle', 'xmark.circle', 'info.circle', 'circle', 'lock', 'phone',
  'envelope', 'cart', 'car', 'cloud', 'tag', 'gift', 'flag', 'trophy', 'mic', 'video'
]);
