import SwiftUI
import WidgetKit

struct CoffeeIsland {
  var island: DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.leading) {
        HStack(spacing: -8) {
          ForEach(["cup.and.saucer.fill", "fork.knife.circle.fill"], id: \.self) { item in
            Image(systemName: item).resizable().aspectRatio(contentMode: .fit).frame(
              width: 30, height: 30)
          }
        }
        .foregroundColor(.purple)
      }
      DynamicIslandExpandedRegion(.trailing) {
        Text("#123").foregroundColor(.white)
      }
      DynamicIslandExpandedRegion(.center) {
        VStack {
          Text("Order received").font(.title)
          Text("Your order has been received.").font(.caption2).foregroundColor(.white.opacity(0.4))
        }
      }
      DynamicIslandExpandedRegion(.bottom) {
        ZStack(alignment: .center) {
          Rectangle().fill(.white.opacity(0.6)).frame(height: 2).padding(.horizontal, 60)
          HStack(alignment: .center, spacing: 0) {
            ForEach(["basket.fill", "stove.fill", "takeoutbag.and.cup.and.straw.fill"], id: \.self)
            { name in
              Image(systemName: name)
                .font(name == "basket.fill" ? .title2 : .body)
                .foregroundColor(
                  name == "basket.fill" ? .purple : Color(red: 0.6, green: 0.6, blue: 0.6)
                )
                .frame(
                  width: name == "basket.fill" ? 45 : 32, height: name == "basket.fill" ? 45 : 32
                )
                .background {
                  Circle().fill(
                    name == "basket.fill" ? Color.white : Color(red: 0.4, green: 0, blue: 0.4))
                }
                .frame(maxWidth: .infinity)
            }
          }
        }
      }
    } compactLeading: {
      HStack(spacing: -8) {
        ForEach(["cup.and.saucer.fill", "fork.knife.circle.fill"], id: \.self) { item in
          Image(systemName: item).resizable().aspectRatio(contentMode: .fit).frame(
            width: 30, height: 30)
        }
      }
      .foregroundColor(.purple)
    } compactTrailing: {
      Image(systemName: "basket.fill").font(.title3)
    } minimal: {
      Image(systemName: "basket.fill").font(.title3)
    }
    .keylineTint(Color.purple)
  }
}

struct TransitIsland {
  var island: DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.leading) {
        HStack(spacing: 12) {
          ZStack {
            Circle().fill(Color.orange.opacity(0.15)).frame(width: 32, height: 32)
            Image(systemName: "train.side.front.car")
              .font(.system(size: 12.8, weight: .semibold)).foregroundColor(.orange)
          }
          VStack(alignment: .leading, spacing: 2) {
            Text("B").font(.headline).fontWeight(.bold).foregroundColor(.white)
            Text("to Airport").font(.subheadline).foregroundColor(.white.opacity(0.8))
          }
        }
        .padding(.leading, 4)
      }
      DynamicIslandExpandedRegion(.trailing) {
        VStack(alignment: .trailing, spacing: 4) {
          Text("9 minutes")
            .font(.system(size: 22, weight: .bold, design: .rounded))
            .foregroundColor(.white)
            .monospacedDigit()
          Text("6:20 PM").font(.caption).foregroundColor(.white.opacity(0.7))
        }
        .padding(.trailing, 4)
      }
      DynamicIslandExpandedRegion(.bottom) {
        VStack(spacing: 12) {
          HStack(alignment: .center) {
            VStack(alignment: .center, spacing: 4) {
              Label {
                Text("Current Station").font(.caption2).foregroundColor(.white.opacity(0.6))
              } icon: {
                Image(systemName: "location.circle").font(.caption2)
              }
              Text("Downtown").font(.footnote).fontWeight(.medium).foregroundColor(.white)
                .multilineTextAlignment(.center).lineLimit(1)
            }
            .frame(maxWidth: .infinity)
            Spacer()
            Image(systemName: "arrow.right").font(.caption).foregroundColor(.white.opacity(0.5))
            Spacer()
            VStack(alignment: .center, spacing: 4) {
              Label {
                Text("Next Station").font(.caption2).foregroundColor(.white.opacity(0.6))
              } icon: {
                Image(systemName: "mappin.circle.fill").font(.caption2).foregroundColor(.green)
              }
              Text("CBD").font(.footnote).fontWeight(.medium).foregroundColor(.white)
                .multilineTextAlignment(.center).lineLimit(1)
            }
            .frame(maxWidth: .infinity)
          }
        }
        .padding(.top, 8)
      }
    } compactLeading: {
      HStack(spacing: 4) {
        Image(systemName: "train.side.front.car").font(.caption).foregroundColor(.orange)
          .frame(width: 20, height: 20)
        Text("B").font(.caption2).fontWeight(.bold).foregroundColor(.white)
      }
    } compactTrailing: {
      HStack(spacing: 4) {
        Text("9 minutes").font(.caption2).fontWeight(.bold).monospacedDigit().foregroundColor(
          .white)
      }
    } minimal: {
      Image(systemName: "train.side.front.car").font(.caption).foregroundColor(.orange)
        .frame(width: 20, height: 20)
    }
  }
}

struct ScoreIsland {
  var island: DynamicIsland {
    DynamicIsland {
      DynamicIslandExpandedRegion(.leading) {
        ZStack {
          VStack(alignment: .center, spacing: 2.0) {
            Spacer()
            Text("Lakers").lineLimit(1).font(.subheadline).fontWeight(.bold).multilineTextAlignment(
              .center)
            Text("12胜3负").lineLimit(1).font(.footnote).fontWeight(.bold).multilineTextAlignment(
              .center)
          }
          .frame(width: 70, height: 120)
          .padding(.bottom, 8)
          .padding(.top, 8)
          Color.gray.frame(width: 94, height: 94).offset(y: -15)  // Image(asset).resizable()
        }
      }
      DynamicIslandExpandedRegion(.trailing) {
        ZStack {
          VStack(alignment: .center, spacing: 2.0) {
            Spacer()
            Text("Warriors").lineLimit(1).font(.subheadline).fontWeight(.bold)
              .multilineTextAlignment(.center)
            Text("14胜1负").lineLimit(1).font(.footnote).fontWeight(.bold).multilineTextAlignment(
              .center)
          }
          .frame(width: 70, height: 120)
          .padding(.bottom, 8)
          .padding(.top, 8)
          Color.gray.frame(width: 94, height: 94).offset(y: -15)  // Image(asset).resizable()
        }
      }
      DynamicIslandExpandedRegion(.bottom) {
      }
      DynamicIslandExpandedRegion(.center) {
        VStack(alignment: .center, spacing: 6.0) {
          HStack {
            Text("14").font(.title).fontWeight(.bold)
            Text(":").font(.title).fontWeight(.bold)
            Text("12").font(.title).fontWeight(.bold)
          }
          .padding(.horizontal, 5.0)
          .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
          HStack(alignment: .center, spacing: 2.0) {
            Circle().foregroundColor(.red).frame(width: 6, height: 6)
            Text("Q1").font(.footnote)
            Text("10:43")  // source: Text(timerInterval:countsDown:)
              .multilineTextAlignment(.center)
              .frame(width: 50)
              .monospacedDigit()
              .font(.footnote)
          }
          HStack(alignment: .center, spacing: 1.0) {
            Text("NBA 常规赛").font(.footnote)
          }
        }
        .padding(.vertical, 6.0)
      }
    } compactLeading: {
      HStack {
        Color.gray.frame(width: 36, height: 36)  // Image(asset).resizable()
        Text("14").font(.title).fontWeight(.bold)
      }
    } compactTrailing: {
      HStack {
        Text("12").font(.title).fontWeight(.bold)
        Color.gray.frame(width: 36, height: 36)  // Image(asset).resizable()
      }
    } minimal: {
      ZStack {
        Color.gray.frame(width: 37, height: 37).offset(x: -6)
        Color.gray.frame(width: 37, height: 37).offset(x: 6)
      }
    }
    .keylineTint(Color.indigo)
  }
}
