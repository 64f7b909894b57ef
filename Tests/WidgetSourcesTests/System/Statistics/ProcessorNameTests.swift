import Testing

@testable import WidgetSources

@Suite struct ProcessorNameTests {
  @Test(arguments: [
    ("Intel(R) Xeon(R) Platinum 8370C CPU @ 2.80GHz", "Xeon Platinum 8370C"),
    ("11th Gen Intel(R) Core(TM) i7-1165G7 @ 2.80GHz", "Core i7-1165G7"),
    ("AMD Ryzen 7 5800X 8-Core Processor", "Ryzen 7 5800X"),
    ("AMD Ryzen 7 PRO 7840U w/ Radeon 780M Graphics", "Ryzen 7 PRO 7840U"),
    ("AMD EPYC", "EPYC"), ("AMD EPYC 7763 64-Core Processor", "EPYC 7763"),
    ("Intel(R) Core(TM)2 Duo CPU     T7300  @ 2.00GHz", "Core 2 Duo T7300"),
    ("Common KVM processor", "Common KVM processor"), ("AMD Processor", "AMD Processor"), ("", ""),
  ])
  func shortNames(name: String, short: String) { #expect(ProcessorName.short(name) == short) }

  @Test func theFirstOfTheFileCounts() {
    let text = "processor\t: 0\nvendor_id\t: AuthenticAMD\nmodel name\t: AMD EPYC\nstepping\t: 1\n"
    #expect(text.parsed(ProcessorName.parse) == "EPYC")
    #expect("processor\t: 0\nBogoMIPS\t: 108.00\n".parsed(ProcessorName.parse) == nil)
    #expect("model name\t:\n".parsed(ProcessorName.parse) == nil)
    #expect("".parsed(ProcessorName.parse) == nil)
  }
}
