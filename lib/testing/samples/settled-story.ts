const ID = /\b([a-z]{3})_([0-7][0-9a-hjkmnp-tv-z]{25})\b/g;

/**
 * What a story kept, with ids that are the same at every run, numbered as they first appear, and with its other names
 * for what differs.
 */
export function settledStory<Told>(told: Told, given: ReadonlyMap<string, string>): Told {
  const names = new Map(given);
  const counts = new Map<string, number>();
  let text = JSON.stringify(told);
  for (const [unstable, name] of given) text = text.replaceAll(unstable, name);
  const known = new Set(names.values());
  text = text.replaceAll(ID, (id, prefix: string) => {
    if (known.has(id)) return id;
    const name = names.get(id) ?? nextId(prefix, counts);
    names.set(id, name);
    return name;
  });
  return JSON.parse(text) as Told;
}

function nextId(prefix: string, counts: Map<string, number>): string {
  const count = (counts.get(prefix) ?? 0) + 1;
  counts.set(prefix, count);
  return `${prefix}_01kdv0w000${String(count).padStart(16, "0")}`;
}
