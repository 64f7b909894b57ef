extension StringTable {
  /// Returns the translation of `key` for its arguments, of which some are numbers; `nil` if there is none.
  func string(for key: String, table: String?, numbers: [FormatNumber?]) -> String? {
    let text = numbers.contains { $0 != nil } ? pluralText(for: key, table: table) : nil
    return text?.format(for: numbers) ?? string(for: key, table: table)
  }
}

extension PluralText {
  /// Returns the format of the text for its arguments, which has the forms that suit their numbers; `nil` if
  /// the text is a variable without such a form.
  ///
  /// A variable takes the next argument, or the one at its position, `%2$#@cups@`; `%arg` in a form is that
  /// argument. Where the text is one variable, its form has all arguments, and the first number chooses.
  ///
  /// - Parameter numbers: The arguments that are numbers, and `nil` for others.
  func format(for numbers: [FormatNumber?]) -> String? {
    let rules = PluralRules(of: language)
    if let name = onlyVariable {
      let place = numbers.firstIndex { $0 != nil } ?? 0
      return form(of: name, numbers, place, rules).map { inserting(place, into: $0) }
    }
    return expanded(numbers, rules)
  }

  /// The name of the variable that is all of the text; `nil` for another text.
  private var onlyVariable: String? {
    guard format.hasPrefix("%#@"), format.hasSuffix("@") else { return nil }
    let name = String(format.dropFirst(3).dropLast())
    return variables[name] == nil ? nil : name
  }

  private func form(
    of name: String, _ numbers: [FormatNumber?], _ place: Int, _ rules: PluralRules
  ) -> String? {
    guard let forms = variables[name]?.forms else { return nil }
    guard numbers.indices.contains(place), let number = numbers[place] else {
      return forms["other"]
    }
    // Foundation's rule: zero has its own form in every language that gives it one.
    let isZero = number == .signed(0) || number == .unsigned(0) || number == .floating(0)
    if isZero, let form = forms["zero"] { return form }
    return forms[rules.category(of: number)] ?? forms["other"]
  }

  private func inserting(_ place: Int, into form: String) -> String {
    form.replacing("%arg", with: "%\(place + 1)$@")
  }

  /// Returns the format with the variables' forms, in which each argument has its position.
  private func expanded(_ numbers: [FormatNumber?], _ rules: PluralRules) -> String {
    var result = ""
    var rest = format[...]
    var next = 0
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%%"
        rest.removeFirst()
      } else if let (name, position) = variable(&rest) {
        let place = position.map { $0 - 1 } ?? next
        if position == nil { next += 1 }
        guard let form = form(of: name, numbers, place, rules) else { continue }
        result += positioned(inserting(place, into: form), place)
      } else {
        var read = rest
        if let specifier = FormatSpecifier(&read), specifier.position == nil {
          next += 1
          result += "%\(next)$"
        } else {
          result += "%"
        }
      }
    }
    return result + rest
  }

  /// Reads `#@name@` or `2$#@name@` after a `%`; `nil`, with nothing read, if there is none.
  private func variable(_ rest: inout Substring) -> (name: String, position: Int?)? {
    var read = rest
    var position: Int?
    let digits = read.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, read.dropFirst(digits.count).first == "$" {
      position = Int(digits)
      read = read.dropFirst(digits.count + 1)
    }
    guard read.hasPrefix("#@") else { return nil }
    read = read.dropFirst(2)
    guard let end = read.firstIndex(of: "@") else { return nil }
    let name = String(read[..<end])
    guard variables[name] != nil else { return nil }
    rest = read[read.index(after: end)...]
    return (name, position)
  }

  /// Returns a form in which the specifiers without a position are the argument at a place.
  private func positioned(_ form: String, _ place: Int) -> String {
    var result = ""
    var rest = form[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[...percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        result += "%"
        rest.removeFirst()
        continue
      }
      var read = rest
      if let specifier = FormatSpecifier(&read), specifier.position == nil {
        result += "\(place + 1)$"
      }
    }
    return result + rest
  }
}
