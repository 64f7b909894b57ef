extension Path: Shape {
  public nonisolated func path(in rect: ShapeRect) -> Path { self }
}
