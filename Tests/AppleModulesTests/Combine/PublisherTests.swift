import Combine
import SwiftUI
import Synchronization
import Testing

private struct Failure: Error, Equatable {}

/// The values that a subscriber has received, on any thread.
private final class Heard: Sendable {
  private let all = Mutex<[Int]>([])

  var values: [Int] { all.withLock { $0 } }
  func add(_ value: Int) { all.withLock { $0.append(value) } }
}

private final class Model: ObservableObject {
  @Published var count = 1
}

/// Answers every request with a list of numbers.
private final class Answering: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  override func stopLoading() {}

  override func startLoading() {
    guard let url = request.url else { return }
    let response = URLResponse(
      url: url, mimeType: nil, expectedContentLength: 6, textEncodingName: nil)
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data("[1, 2]".utf8))
    client?.urlProtocolDidFinishLoading(self)
  }
}

@Suite("Combine")
struct PublisherTests {
  /// A subscriber receives the result once, whether it subscribes before, after, or at the same
  /// moment.
  @Test func aFutureIsKeptWhileSomebodySubscribes() async {
    for _ in 0..<500 {
      nonisolated(unsafe) var promise: Future<Int, Never>.Promise?
      let future = Future<Int, Never> { promise = $0 }
      let heard = Heard()
      async let kept: Void = { promise?(.success(7)) }()
      async let subscription = future.sink { heard.add($0) }
      _ = await (kept, subscription)
      #expect(heard.values == [7])
    }
  }

  @Test func whatIsLoadedIsPublished() async throws {
    let settings = URLSessionConfiguration.ephemeral
    settings.protocolClasses = [Answering.self]
    let session = URLSession(configuration: settings)
    let url = try #require(URL(string: "answer://numbers"))
    var kept: Set<AnyCancellable> = []
    let numbers: [Int] = try await withCheckedThrowingContinuation { continuation in
      session.dataTaskPublisher(for: url).map(\.data)
        .decode(type: [Int].self, decoder: JSONDecoder())
        .sink {
          if case .failure(let error) = $0 { continuation.resume(throwing: error) }
        } receiveValue: {
          continuation.resume(returning: $0)
        }
        .store(in: &kept)
    }
    #expect(numbers == [1, 2])
  }

  @Test func subjectsSpeakToWhoListens() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    subject.send(1)
    let listening = subject.filter { $0 > 1 }.map { $0 * 10 }.removeDuplicates()
      .sink { heard.append($0) }
    for value in [1, 2, 2, 3] { subject.send(value) }
    listening.cancel()
    subject.send(4)
    #expect(heard == [20, 30])
  }

  @Test func whatIsForgottenIsCancelled() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.sink { heard.append($0) }.store(in: &kept)
    subject.send(2)
    kept = []
    subject.send(3)
    #expect(heard == [1, 2])
    #expect(subject.value == 3)
  }

  @Test func publishedPropertiesSpeakBeforeTheyChange() {
    let model = Model()
    var seen: [Int] = []
    var values: [Int] = []
    let willChange = model.objectWillChange.sink { seen.append(model.count) }
    let changes = model.$count.sink { values.append($0) }
    model.count = 5
    #expect(seen == [1] && values == [1, 5] && model.count == 5)
    withExtendedLifetime((willChange, changes)) {}
  }

  @Test func errorsEndValues() {
    var values: [Int] = []
    var ended: Failure?
    let listening = Just(1).setFailureType(to: Failure.self)
      .flatMap { _ in Fail<Int, Failure>(error: Failure()) }
      .sink {
        if case .failure(let failure) = $0 { ended = failure }
      } receiveValue: {
        values.append($0)
      }
    #expect(values.isEmpty && ended == Failure())
    let replaced = Fail<Int, Failure>(error: Failure()).replaceError(with: 9)
      .sink { values.append($0) }
    #expect(values == [9])
    withExtendedLifetime((listening, replaced)) {}
  }
}
