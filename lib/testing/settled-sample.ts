/** A recorded payload with ids and times that are the same at every run, in the order in which they first appear. */
export function settledSample(data: unknown): unknown {
  const names = new Map<string, string>();
  const text = JSON.stringify(data);
  const settled = text
    .replaceAll(/"([a-z]{3})_[0-9a-z]{18,40}"/g, (id, prefix: string) => {
      const known = names.get(id);
      if (known) return known;
      const count = [...names.values()].filter((name) => name.startsWith(`"${prefix}_`)).length + 1;
      const name = `"${prefix}_01kdv0w000${String(count).padStart(16, "0")}"`;
      names.set(id, name);
      return name;
    })
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, (at) => {
      const known = names.get(at);
      if (known) return known;
      const count = [...names.values()].filter((name) => name.startsWith('"2026-')).length;
      const name = `"${new Date(Date.UTC(2026, 10, 28, 18, 30 + 5 * count)).toISOString()}"`;
      names.set(at, name);
      return name;
    });
  return JSON.parse(settled);
}
