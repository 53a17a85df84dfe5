/** NUL and lone surrogates; out of JSON both come only through an escape. */
const isUnstorable = (text: string) => text.includes("\0") || !text.isWellFormed();

/** Where a JSON value first has text that PostgreSQL cannot store, such as `items.0.notes`; null when it has none. */
export function findUnstorableText(value: unknown, path = ""): string | null {
  if (typeof value === "string") return isUnstorable(value) ? path : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = isUnstorable(key) ? path : findUnstorableText(inner, path ? `${path}.${key}` : key);
    if (found !== null) return found;
  }
  return null;
}
