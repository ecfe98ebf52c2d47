// What a payload of Voltra writes in short: components as numbers, keys of props and styles as letters.
const list = (text) => text.trim().split(/\s+/);

// The number of a component is its place.
export const COMPONENTS = list(`
  Text Button Label Image Symbol Toggle LinearProgressView CircularProgressView Gauge Timer LinearGradient VStack
  HStack ZStack GroupBox GlassContainer Spacer Divider Mask Link View Chart`);

const pairs = list(`
  absolutePosition ap accentedRenderingMode arm alignItems ai alignment al alignSelf as aspectRatio ar assetName an
  background bkg backgroundColor bg base64 b64 border bd borderColor bc borderRadius br borderWidth bw bottom b
  buttonStyle bs color c colors cls cornerRadius cr countDown cd currentValueLabel cvl defaultValue dv destination dest
  direction dir dither dth durationMs dur endAtMs end endPoint ep fallback flb fixedSizeHorizontal fsh
  fixedSizeVertical fsv flex fl flexBasis fb flexDirection fdir flexGrow fg flexShrink fk
  fontFamily ff fontSize fs fontVariant fvar fontWeight fw foregroundStyleScale fss gap g gaugeStyle gs glassEffect ge
  height h icon ic italic it justifyContent jc kerning kern label lbl layout ly layoutPriority lp left l
  legendVisibility lgv letterSpacing ls lineHeight lh lineLimit ll lineSpacing lsp lineWidth lw margin m marginBottom mb
  marginHorizontal mh marginLeft ml marginRight mr marginTop mt marginVertical mv marks mrk maskElement me
  maxHeight maxh maximumValue max maximumValueLabel maxl maxWidth maxw minHeight minh minimumValue min
  minimumValueLabel minvl minLength minl minWidth minw multilineTextAlignment mta name n numberOfLines nol offsetX ox
  offsetY oy opacity op overflow ov padding pad paddingBottom pb paddingHorizontal ph paddingLeft pl paddingRight pr
  paddingTop pt paddingVertical pv position pos progressColor pc resizeMode rm right r scale sc shadowColor shc
  shadowOffset sho shadowOpacity shop shadowRadius shr showHours shrs size sz source src spacing sp startAtMs start
  startPoint stp stops sts style s systemImage si textAlign ta textDecorationLine tdl textStyle ts textTemplates tt
  thumb th tint tnt tintColor tc title ttl top t trackColor trc transform tf type typ value v weight wt width w
  xAxisGridStyle xgs xAxisVisibility xav yAxisGridStyle ygs yAxisVisibility yav zIndex zi`);

const SHORT = new Map(pairs.flatMap((name, at) => (at % 2 ? [] : [[name, pairs[at + 1]]])));

// A key without a short form stays as it is.
export const shorten = (key) => SHORT.get(key) ?? key;
