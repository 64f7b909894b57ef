import TestViews

/// Draws a number of random trees of views, and a quarter as many random drawings, and prints their
/// faults: `RandomTrees 20000`.
@main
@MainActor
struct RandomTrees {
  static func main() {
    guard let count = CommandLine.arguments.dropFirst().first.flatMap(UInt64.init) else {
      fatalError("usage: RandomTrees COUNT")
    }
    for number in 0..<count {
      if let fault = RandomTree(number).fault { print(fault) }
    }
    for number in 0..<count / 4 {
      if let fault = RandomDrawing(number).fault { print(fault) }
    }
    print("\(count) trees and \(count / 4) drawings are drawn")
  }
}
