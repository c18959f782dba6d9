type Placed = { readonly id: string; readonly parentId: string | null };

/**
 * Dropped on another one, a value takes its place. Answers the value that then follows, null at the
 * end, and undefined where it does not belong.
 */
export function valueAfterDrop(
  values: readonly Placed[],
  id: string,
  overId: string,
): string | null | undefined {
  const moved = values.find((value) => value.id === id);
  const over = values.find((value) => value.id === overId);
  if (!moved || !over || moved.parentId !== over.parentId) return undefined;
  const group = values.filter(({ parentId }) => parentId === moved.parentId);
  const goesDown = group.indexOf(moved) < group.indexOf(over);
  return goesDown ? (group[group.indexOf(over) + 1]?.id ?? null) : overId;
}
