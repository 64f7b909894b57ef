import WidgetBase
import WidgetLayout

extension ThemeLibrary {
  /// A theme file and the index of its shelf, which is -1 for a file given by its path.
  struct Link {
    var file: ThemeFile
    var shelf: Int
  }

  /// Returns the theme with a name or path; throws an error if there is none.
  func find(_ name: String) throws(YAMLErrors) -> Link {
    if Self.isPath(name) { return try read(path: name) }
    if let link = try find(name, fromShelf: 0) { return link }
    let (expected, suggestion) = choices(for: name)
    throw YAMLErrors(
      YAMLError(file: nil, .unknownTheme(name), expected: expected, suggestion: suggestion))
  }

  /// Returns the theme, the theme that it inherits, and so on down to the base theme; throws an
  /// error for a cycle.
  func chain(from first: Link) throws(YAMLErrors) -> [Link] {
    var chain = [first]
    while let last = chain.last, let base = try base(of: last) {
      if let name = last.file.inherits,
        let start = chain.firstIndex(where: { $0.file.source.name == base.file.source.name })
      {
        let names = chain[start...].map(\.file.name) + [base.file.name]
        throw YAMLErrors(YAMLError(last.file.source, name.span, .themeCycle(names)))
      }
      chain.append(base)
    }
    return chain
  }

  private func base(of link: Link) throws(YAMLErrors) -> Link? {
    guard let name = link.file.inherits else { return try lastBase(behind: link) }
    return try base(of: link, named: name)
  }

  /// Returns the `default` of the last shelf that has one, as the base of a theme that names none.
  ///
  /// The user's own `default` is not used, since it may inherit a theme that itself names none.
  private func lastBase(behind link: Link) throws(YAMLErrors) -> Link? {
    for index in shelves.indices.reversed() {
      guard let source = try shelves[index].file(named: Self.baseName) else { continue }
      if source.name == link.file.source.name { return nil }
      return try read(source, name: Self.baseName, shelf: index)
    }
    return nil
  }

  private func base(of link: Link, named name: YAMLScalar) throws(YAMLErrors) -> Link {
    if Self.isPath(name.text) {
      return try read(path: Self.path(name.text, besides: link.file.source.name))
    }
    let start = Self.firstShelf(of: name.text, for: link.file.name, on: link.shelf)
    if let base = try find(name.text, fromShelf: start) { return base }
    throw YAMLErrors(unknownBase(name, of: link.file.source))
  }

  /// Reads the theme in a file on a shelf; an unknown base is reported with the file's other
  /// errors.
  private func read(
    _ source: YAMLFile, name: String, shelf: Int
  ) throws(YAMLErrors) -> Link {
    let file = try ThemeFile(source, name: name) { base in
      let start = Self.firstShelf(of: base.text, for: name, on: shelf)
      let isThere = shelves.dropFirst(start).contains { $0.names.contains(base.text) }
      return isThere || Self.isPath(base.text) ? nil : unknownBase(base, of: source)
    }
    return Link(file: file, shelf: shelf)
  }

  /// Returns the first shelf to search for a base; a theme that inherits its own name means the one
  /// on a later shelf.
  private static func firstShelf(of base: String, for name: String, on shelf: Int) -> Int {
    base == name ? shelf + 1 : 0
  }

  private func unknownBase(_ name: YAMLScalar, of source: YAMLFile) -> YAMLError {
    let (expected, suggestion) = choices(for: name.text)
    return YAMLError(
      source, name.span, .unknownTheme(name.text), expected: expected, suggestion: suggestion)
  }

  private func find(_ name: String, fromShelf start: Int) throws(YAMLErrors) -> Link? {
    for (index, shelf) in shelves.enumerated().dropFirst(start) {
      guard let source = try shelf.file(named: name) else { continue }
      return try read(source, name: name, shelf: index)
    }
    return nil
  }

  private func read(path: String) throws(YAMLErrors) -> Link {
    let stem = path.splitExactly(separator: "/").last.map(String.init) ?? path
    let name = stem.hasExactSuffix(ThemeShelf.suffix) ? stem.dropLast(5) : stem[...]
    return try read(YAMLFile(path: path), name: String(name), shelf: -1)
  }

  private func choices(for name: String) -> (expected: String, YAMLError.Suggestion?) {
    let names = names.filter { $0 != name }
    let nearest = Spelling.nearest(to: name, among: names).map { YAMLError.Suggestion.word($0) }
    return ("one of \(names.joined(separator: ", ")), or a file's path", nearest)
  }

  private static func isPath(_ name: String) -> Bool {
    name.contains("/") || name.hasExactSuffix(ThemeShelf.suffix)
  }

  /// Returns a path in a file, resolved against the file's folder.
  private static func path(_ path: String, besides file: String) -> String {
    guard !path.hasExactPrefix("/"), let slash = file.lastExactIndex(of: "/") else { return path }
    return file[...slash] + path
  }
}
