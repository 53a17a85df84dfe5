/** The ids after one was dropped on the place of another; the same list when nothing moves. */
export function moveId(ids: readonly string[], movedId: string, overId: string): string[] {
  const from = ids.indexOf(movedId);
  const to = ids.indexOf(overId);
  if (from < 0 || to < 0) return [...ids];
  return ids.toSpliced(from, 1).toSpliced(to, 0, movedId);
}

/** The items in the order of the ids, and renumbered; items not named follow in their present order. */
export function inOrder<Item extends { id: string; order: number }>(
  items: readonly Item[],
  ids: readonly string[],
): Item[] {
  const place = new Map(ids.map((id, index) => [id, index]));
  const rest = items.filter((item) => !place.has(item.id));
  const first = items
    .filter((item) => place.has(item.id))
    .sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  return [...first, ...rest].map((item, order) => ({ ...item, order }));
}

/** Compares by place, and by id where places are equal. */
export function byOrder(a: { order: number; id: string }, b: { order: number; id: string }): number {
  return a.order - b.order || a.id.localeCompare(b.id);
}

/** The items with one of them new or changed, in order. */
export function withItem<Item extends { id: string; order: number }>(
  items: readonly Item[],
  item: Item,
): Item[] {
  return [...items.filter(({ id }) => id !== item.id), item].sort(byOrder);
}
