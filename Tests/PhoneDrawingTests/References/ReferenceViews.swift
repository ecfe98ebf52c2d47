// Minimal SwiftUI rewritten from the public sources named in boxes.json, with literal strings.
// Colours are simplified where they do not matter to the layout.
// "island" structs: each region is its own computed view (leading/trailing/center/bottom,
// compactLeading/compactTrailing/minimal). No source uses contentMargins.
import SwiftUI

// MARK: chrisnyw/LiveActivityDemo  (lock screen, layout width 374)

struct DemoDeliveryCard: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Image(systemName: "frying.pan").font(.title2).foregroundStyle(.orange)
        VStack(alignment: .leading, spacing: 2) {
          Text("Preparing").font(.headline)
          Text("Joe's Pizza — #12345").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        VStack(alignment: .trailing) {
          // source: Text(timerInterval: .now...to, countsDown: true, showsHours: false)
          // (takes all offered width, glyphs at its leading edge)
          Text("0:24").font(.title3.bold().monospacedDigit()).foregroundStyle(.orange)
            .frame(maxWidth: .infinity, alignment: .leading)
          Text("ETA").font(.caption2).foregroundStyle(.secondary)
        }
      }
      Capsule().fill(.white.opacity(0.2)).frame(height: 6)
        .overlay(alignment: .leading) {
          Capsule().fill(.orange).scaleEffect(x: 0.25, anchor: .leading)
        }
      HStack {
        Text("Courier: Alex").font(.caption).foregroundStyle(.secondary)
        Spacer()
      }
    }
    .padding()
  }
}

struct DemoWorkoutCard: View {
  var body: some View {
    VStack(spacing: 12) {
      HStack {
        Image(systemName: "figure.run").font(.title2).foregroundStyle(.blue)
        VStack(alignment: .leading) {
          Text("Running").font(.headline)
          // source: Text(startTime, style: .relative)
          Text("11 secs.").font(.caption).foregroundStyle(.secondary)
        }
        Spacer()
        Text("00:10").font(.title2.bold().monospaced()).foregroundStyle(.blue)
      }
      HStack(spacing: 20) {
        stat("heart.fill", "121", "BPM", .red)
        stat("flame.fill", "1", "CAL", .orange)
        stat("location.fill", "0.03", "km", .green)
      }
    }
    .padding()
  }
  func stat(_ icon: String, _ value: String, _ unit: String, _ color: Color) -> some View {
    VStack(spacing: 4) {
      Image(systemName: icon).foregroundStyle(color)
      Text(value).font(.headline.monospacedDigit())
      Text(unit).font(.caption2).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

// MARK: tigi44/LiveActivitiesExample  (393 wide, lock-screen card 373)

struct CoffeeCard: View {
  let items = ["cup.and.saucer.fill", "fork.knife.circle.fill"]
  let all = ["basket.fill", "stove.fill", "takeoutbag.and.cup.and.straw.fill"]
  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 15, style: .continuous).fill(Color.black.gradient)
      VStack {
        HStack {
          VStack(alignment: .leading) {
            Text("#123 Order received").font(.title3).foregroundColor(.white)
            Text("Your order has been received.").font(.caption2).foregroundColor(
              .white.opacity(0.6))
          }
          Spacer()
          HStack(spacing: -8) {
            ForEach(items, id: \.self) { item in
              ZStack {
                Circle().fill(Color.white).padding(-2)
                Circle().stroke(.purple, lineWidth: 1.5).padding(-2)
                Image(systemName: item).resizable().aspectRatio(contentMode: .fit)
                  .frame(width: 30, height: 30).foregroundColor(.purple)
              }
              .frame(width: 40, height: 40)
            }
          }
        }
        ZStack {
          Rectangle().fill(.white.opacity(0.6))
            .frame(height: 2)
            .offset(y: 12)
            .padding(.horizontal, 60)
            .frame(maxHeight: .infinity, alignment: .bottom)
          HStack(alignment: .bottom, spacing: 0) {
            ForEach(all, id: \.self) { name in
              let on = name == "basket.fill"
              Image(systemName: name)
                .font(on ? .title2 : .body)
                .foregroundColor(on ? .purple : .white.opacity(0.6))
                .frame(width: on ? 45 : 32, height: on ? 45 : 32)
                .background { Circle().fill(on ? .white : .purple.opacity(0.4)) }
                .background(alignment: .bottom) { arrow(on) }
                .frame(maxWidth: .infinity)
            }
          }
        }
        .padding(.bottom)
        .frame(maxWidth: .infinity)
      }
      .padding()
    }
  }
  func arrow(_ on: Bool) -> some View {
    Image(systemName: "arrowtriangle.down.fill")
      .font(.system(size: 15))
      .scaleEffect(x: 1.3)
      .offset(y: 6)
      .opacity(on ? 1 : 0)
      .foregroundColor(.white)
      .overlay(alignment: .bottom) {
        Circle().fill(.white).frame(width: 5, height: 5).offset(y: 13)
      }
  }
}

// MARK: Alvinotuya84/dynamic-island-ios-live-activity-expo (402 wide)

// MARK: jerryliurui/Live-Activities-Demo-NBA-Score, commit 0034e75 (393 wide)

// MARK: mikonyaa/LiveActivityDynamicIslandKit (drawn inside the app)

/// Give it a width of 314.
struct LabCard: View {
  let accent = Color.blue
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .top, spacing: 12) {
        Image(systemName: "shippingbox.fill")
          .font(.system(size: 16, weight: .bold)).foregroundStyle(accent)
          .frame(width: 36, height: 36)
          .background(
            RoundedRectangle(cornerRadius: 13, style: .continuous).fill(accent.opacity(0.14)))
        VStack(alignment: .leading, spacing: 3) {
          Text("On the way").font(.headline.weight(.semibold)).lineLimit(1)
          Text("Courier is moving through the city").font(.subheadline).lineLimit(1)
        }
        .layoutPriority(1)
        Spacer(minLength: 28)
      }
      .padding(.trailing, 18)

      HStack(spacing: 10) {
        label("Pickup", true)
        GeometryReader { proxy in
          ZStack(alignment: .leading) {
            Capsule().fill(Color.gray.opacity(0.3)).frame(height: 4)
            Capsule().fill(accent).frame(width: max(12, proxy.size.width * 0.54), height: 4)
          }
          .frame(maxHeight: .infinity)
        }
        .frame(height: 16)
        label("Home", false)
      }

      HStack(alignment: .center, spacing: 11) {
        ZStack {
          Circle().stroke(Color.gray.opacity(0.3), lineWidth: 4.5)
          Circle().trim(from: 0, to: 0.54)
            .stroke(accent, style: StrokeStyle(lineWidth: 4.5, lineCap: .round))
            .rotationEffect(.degrees(-90))
          Text("54%").font(.caption.weight(.bold)).minimumScaleFactor(0.7)
        }
        .frame(width: 44, height: 44)
        VStack(alignment: .leading, spacing: 5) {
          HStack(spacing: 6) {
            Circle().fill(accent).frame(width: 6, height: 6)
            Text("En route").font(.caption.weight(.semibold)).lineLimit(1)
          }
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .background(
            Capsule().fill(accent.opacity(0.12)).overlay(
              Capsule().stroke(accent.opacity(0.28), lineWidth: 1)))
          Text("3 stops before you").font(.caption).lineLimit(1)
        }
        .layoutPriority(1)
        Spacer()
        Text("22 min").font(.subheadline.weight(.semibold))
          .padding(.horizontal, 11)
          .padding(.vertical, 7)
          .background(Capsule().fill(Color.gray.opacity(0.2)))
      }
    }
    .padding(.horizontal, 16)
    .padding(.top, 15)
    .padding(.bottom, 16)
    .background(
      RoundedRectangle(cornerRadius: 26, style: .continuous).fill(Color.white)
        .overlay(
          RoundedRectangle(cornerRadius: 26, style: .continuous).stroke(Color.gray, lineWidth: 1))
    )
  }
  func label(_ text: String, _ filled: Bool) -> some View {
    Text(text).font(.caption2.weight(.bold)).lineLimit(1)
      .padding(.horizontal, 8)
      .padding(.vertical, 5)
      .background(Capsule().fill(filled ? accent : Color.gray.opacity(0.3)))
  }
}

/// Width 362.
struct LabStatus: View {
  var body: some View {
    HStack(alignment: .center, spacing: 13) {
      Image(systemName: "checkmark.circle.fill")
        .foregroundStyle(.green)
        .font(.body.weight(.bold))
        .frame(width: 34, height: 34)
        .background(Color.green.opacity(0.12), in: Circle())
      VStack(alignment: .leading, spacing: 2) {
        Text("Live Activity ended").font(.subheadline.weight(.semibold))
        Text("The final state remains briefly based on the dismissal policy.")
          .font(.caption).foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
      }
      Spacer(minLength: 0)
    }
    .padding(14)
    .background(Color.gray.opacity(0.1), in: RoundedRectangle(cornerRadius: 20, style: .continuous))
  }
}

/// Width 362.
struct LabOverview: View {
  var body: some View {
    HStack(alignment: .top, spacing: 14) {
      Image(systemName: "shippingbox.fill")
        .font(.system(size: 21, weight: .bold)).foregroundStyle(.blue)
        .frame(width: 50, height: 50)
        .background(Color.blue.opacity(0.13), in: RoundedRectangle(cornerRadius: 17))
      VStack(alignment: .leading, spacing: 4) {
        Text("On the way").font(.title2.bold())
        Text("Courier is moving through the city").font(.subheadline).foregroundStyle(.secondary)
          .fixedSize(horizontal: false, vertical: true)
      }
      Spacer(minLength: 0)
    }
  }
}

/// Intrinsic width 158.
struct LabTimeline: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Text("01").font(.caption2.weight(.bold)).monospacedDigit()
        Spacer()
        Circle().fill(.blue).frame(width: 7, height: 7)
      }
      Text("Order confirmed").font(.subheadline.weight(.semibold)).lineLimit(1)
      Text("Preparing").font(.caption2).foregroundStyle(.secondary).lineLimit(1)
    }
    .frame(width: 132, alignment: .leading)
    .padding(13)
    .background(
      Color.secondary.opacity(0.07), in: RoundedRectangle(cornerRadius: 18, style: .continuous))
  }
}

/// Width 362.
struct RecipesHero: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Label("ACTIVITYKIT · iOS 17+", systemImage: "waveform.path.ecg")
        .font(.caption2.weight(.bold)).tracking(0.7).foregroundStyle(.secondary)
      VStack(alignment: .leading, spacing: 8) {
        Text("Live system surfaces,\nready to make yours.")
          .font(.system(.largeTitle, design: .rounded, weight: .bold)).tracking(-1.4)
        Text(
          "Explore complete local lifecycles, validate every Dynamic Island size, and adapt a small rendering core to your product."
        )
        .font(.body).foregroundStyle(.secondary)
        .fixedSize(horizontal: false, vertical: true)
      }
      HStack(spacing: 0) {
        metric("6", "recipes")
        Divider().frame(height: 34)
        metric("4", "surfaces")
        Divider().frame(height: 34)
        metric("0", "dependencies")
      }
      .padding(.vertical, 14)
      .background(Color.white, in: RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
  }
  func metric(_ value: String, _ label: String) -> some View {
    VStack(spacing: 2) {
      Text(value).font(.headline.weight(.bold)).monospacedDigit()
      Text(label).font(.caption2).foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity)
  }
}

/// Width 362. In the source the grid of cards follows in an outer VStack(alignment: .leading, spacing: 14).
struct RecipesHeader: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text("Recipe library").font(.title2.bold())
      Text("Six practical state machines, each with four production-shaped snapshots.")
        .font(.subheadline).foregroundStyle(.secondary)
    }
  }
}

/// Width 175 each (LazyVGrid, adaptive minimum 150, spacing 12, in 362).
struct RecipeCard: View {
  var symbol = "shippingbox.fill", title = "Delivery", subtitle = "Package and courier progress",
    tint = Color.blue
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack(alignment: .top) {
        Image(systemName: symbol)
          .font(.system(size: 17, weight: .bold)).foregroundStyle(tint)
          .frame(width: 38, height: 38)
          .background(tint.opacity(0.13), in: RoundedRectangle(cornerRadius: 13))
        Spacer()
        Image(systemName: "arrow.up.right").font(.caption.weight(.bold)).foregroundStyle(.tertiary)
      }
      VStack(alignment: .leading, spacing: 4) {
        Text(title).font(.headline.weight(.semibold))
        Text(subtitle).font(.caption).foregroundStyle(.secondary).lineLimit(2, reservesSpace: true)
      }
      Text("4 lifecycle states").font(.caption2.weight(.semibold)).foregroundStyle(tint)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
    .background(Color.white, in: RoundedRectangle(cornerRadius: 24, style: .continuous))
  }
}
typealias RecipeDelivery = RecipeCard
struct RecipeRide: View {
  var body: some View {
    RecipeCard(
      symbol: "car.fill", title: "Ride", subtitle: "Driver, pickup, and arrival", tint: .teal)
  }
}

// MARK: karlos1998/touge-dash
// The three lock-screen cards: layout width 374, then the system shows them at 362/374.

private func tougeHeader() -> some View {
  HStack(spacing: 6) {
    Image(systemName: "gauge.with.dots.needle.67percent").foregroundStyle(.cyan)
    Text("TOUGE DASH").font(.system(size: 11, weight: .black)).tracking(0.8).foregroundStyle(.cyan)
    Text("EMU BLACK").font(.system(size: 8, weight: .bold)).foregroundStyle(.secondary)
    Spacer(minLength: 4)
    Circle().fill(.green).frame(width: 6, height: 6)
    Text("LIVE").font(.system(size: 8, weight: .black)).foregroundStyle(.green)
  }
}

struct OilCard: View {  // commit 688b130
  var body: some View {
    VStack(spacing: 9) {
      tougeHeader()
      HStack(spacing: 7) {
        tile {
          VStack(spacing: 2) {
            Text("OIL").font(.system(size: 8, weight: .black)).tracking(0.3).foregroundStyle(
              .secondary)
            oil("gauge.with.dots.needle.33percent", "4,2", "bar")
            oil("thermometer.medium", "104", "°C")
          }
        }
        tile { metric("BOOST", "1,18", "") }
        tile { metric("AFR", "12,4", "") }
        tile { metric("COOL", "91", "°C") }
      }
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 11)
  }
  func oil(_ symbol: String, _ value: String, _ unit: String) -> some View {
    HStack(alignment: .lastTextBaseline, spacing: 3) {
      Image(systemName: symbol).font(.system(size: 8, weight: .bold)).frame(width: 11)
      Text(value).font(.system(size: 15, weight: .black, design: .rounded)).monospacedDigit()
        .lineLimit(1).minimumScaleFactor(0.7).allowsTightening(true).layoutPriority(1)
      Text(unit).font(.system(size: 7, weight: .bold)).foregroundStyle(.secondary).lineLimit(1)
    }
  }
  func metric(_ title: String, _ value: String, _ unit: String) -> some View {
    VStack(spacing: 2) {
      Text(title).font(.system(size: 8, weight: .black)).tracking(0.3).foregroundStyle(.secondary)
        .lineLimit(1)
      HStack(alignment: .lastTextBaseline, spacing: 2) {
        Text(value).font(.system(size: 23, weight: .black, design: .rounded)).monospacedDigit()
          .lineLimit(1).minimumScaleFactor(0.55).allowsTightening(true).layoutPriority(1)
        if !unit.isEmpty {
          Text(unit).font(.system(size: 8, weight: .bold)).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
  }
  func tile<C: View>(@ViewBuilder _ c: () -> C) -> some View {
    c().frame(maxWidth: .infinity, minHeight: 49)
      .padding(.horizontal, 5)
      .padding(.vertical, 5)
      .background { RoundedRectangle(cornerRadius: 10).fill(Color.white.opacity(0.055)) }
  }
}

struct OilPressureCard: View {  // commit fe035be
  var body: some View {
    VStack(spacing: 9) {
      tougeHeader()
      HStack(spacing: 7) {
        tile("OIL P", "4,2", "bar")
        tile("BOOST", "1,18", "bar")
        tile("AFR", "12,4", "")
        tile("OIL T", "104", "°C")
      }
    }
    .padding(.horizontal, 14)
    .padding(.vertical, 11)
  }
  func tile(_ title: String, _ value: String, _ unit: String) -> some View {
    VStack(spacing: 2) {
      Text(title).font(.system(size: 8, weight: .black)).tracking(0.3).foregroundStyle(.secondary)
        .lineLimit(1)
      HStack(alignment: .lastTextBaseline, spacing: 2) {
        Text(value).font(.system(size: 23, weight: .black, design: .rounded)).monospacedDigit()
          .lineLimit(1).minimumScaleFactor(0.55).allowsTightening(true)
        if !unit.isEmpty {
          Text(unit).font(.system(size: 8, weight: .bold)).foregroundStyle(.secondary).lineLimit(1)
        }
      }
    }
    .frame(maxWidth: .infinity, minHeight: 49)
    .padding(.horizontal, 5)
    .padding(.vertical, 5)
    .background(Color.white.opacity(0.055), in: RoundedRectangle(cornerRadius: 10))
  }
}

struct EngineSpeedCard: View {  // commit 8ce469b
  var body: some View {
    HStack(spacing: 14) {
      VStack(alignment: .leading, spacing: 2) {
        Label("TOUGE DASH", systemImage: "gauge.with.dots.needle.67percent")
          .font(.caption2.weight(.black)).foregroundStyle(.cyan)
        Text("EMU Black").font(.caption2).foregroundStyle(.secondary)
        Spacer(minLength: 5)
        HStack(alignment: .lastTextBaseline, spacing: 3) {
          Text("6420").font(.system(size: 32, weight: .black, design: .rounded)).monospacedDigit()
          Text("RPM").font(.caption2.weight(.bold)).foregroundStyle(.secondary)
        }
      }
      Spacer()
      metric("BOOST", "1,18 bar")
      metric("AFR", "12,4")
      metric("OIL", "104°")
    }
    .padding(15)
  }
  func metric(_ title: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(title).font(.system(size: 8, weight: .black)).foregroundStyle(.secondary)
      Text(value).font(.headline.monospacedDigit().weight(.black)).lineLimit(1).minimumScaleFactor(
        0.7)
    }
  }
}

/// App page, width 408 on a 440 pt screen.
struct DriveHeader: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 14) {
      HStack {
        VStack(alignment: .leading, spacing: 3) {
          Text("DRIVE SESSION").font(.system(size: 11, weight: .black)).tracking(1.4)
          Text("Sunday, August 2, 2026 at 11:36\u{202F}PM").font(.title3.weight(.black))
        }
        Spacer()
        Image(systemName: "waveform.path.ecg").font(.title2.weight(.bold))
      }
      HStack(spacing: 10) {
        summary("TIME", "19:56"); summary("DISTANCE", "2.1 km")
        summary("MAX BOOST", "0.89 bar"); summary("MAX RPM", "5,052")
      }
    }
    .padding(16)
  }
  func summary(_ title: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(title).font(.system(size: 7, weight: .black)).tracking(0.6)
      Text(value).font(.system(size: 13, weight: .black, design: .rounded)).monospacedDigit()
        .lineLimit(1).minimumScaleFactor(0.6)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// App page, width 370 (x 16) on a 402 pt screen.
// MARK: - the islands once more, as one DynamicIsland expression each ("island" in boxes.json)
// Same content as the structs above. Needs `import WidgetKit`.

import WidgetKit
