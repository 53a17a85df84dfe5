export type FocusMove = "up" | "down" | "left" | "right";

/**
 * Which ticket the arrow keys reach: up and down inside a column, left and right to the ticket at the same
 * height of the next column that has any. Without a current ticket it is the first of all. Null on an empty board.
 */
export function nextTicket(
  columns: readonly (readonly string[])[],
  currentId: string | null,
  move: FocusMove,
): string | null {
  const column = columns.findIndex((ids) => currentId !== null && ids.includes(currentId));
  if (column < 0 || currentId === null) return columns.find((ids) => ids.length > 0)?.[0] ?? null;
  const ids = columns[column] ?? [];
  const row = ids.indexOf(currentId);
  if (move === "up") return ids[Math.max(0, row - 1)] ?? null;
  if (move === "down") return ids[Math.min(ids.length - 1, row + 1)] ?? null;
  const step = move === "left" ? -1 : 1;
  for (let next = column + step; next >= 0 && next < columns.length; next += step) {
    const there = columns[next] ?? [];
    if (there.length > 0) return there[Math.min(row, there.length - 1)] ?? null;
  }
  return currentId;
}
