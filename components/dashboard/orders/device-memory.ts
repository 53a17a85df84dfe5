/** What this device remembers under a key; null when it is nothing, unreadable or not allowed. */
export function recall(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Remembers a value on this device, or quietly not where the browser forbids it. */
export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; the board works without a memory.
  }
}
