/** Texts that differ at each run, wherever they stand, and how the ones that stay look. */
const UNSTABLE: readonly (readonly [RegExp, (count: number, prefix: string) => string])[] = [
  [
    /(?:(?<=\\n)|\b)([a-z]{3})_[0-7][0-9a-hjkmnp-tv-z]{25}\b/g,
    (count, prefix) => `${prefix}_01kdv0w000${digits(count, 16)}`,
  ],
  [/\b(opt)_[0-9a-hjkmnp-tv-z]{18}\b/g, (count, prefix) => `${prefix}_${digits(count, 18)}`],
  [
    /\b(pi|re|dp|tr|trr|po|ch|txn|acct|file|evt|du)_[A-Za-z0-9]{24}(?![A-Za-z0-9])/g,
    (count, prefix) => `${prefix}_${digits(count, 24)}`,
  ],
  [/_(secret)_[0-9a-f]{24}\b/g, (_, prefix) => `_${prefix}_${digits(1, 24)}`],
  [/\b(whd)_[0-9a-f]{32}\b/g, (count, prefix) => `${prefix}_${digits(count, 32)}`],
  [/\b(00)-[0-9a-f]{32}-[0-9a-f]{16}-01\b/g, () => `00-${digits(1, 32)}-${digits(1, 16)}-01`],
  [/(?<=bazar-verify=)()[0-9a-f]{40}\b/g, (count) => digits(count, 40)],
  [/(?<![0-9a-f_])()[0-9a-f]{64}(?![0-9a-f])/g, (count) => digits(count, 64)],
  [/()127\.0\.0\.1:\d{4,5}\b/g, () => "files.bazar.example"],
  [/(?<=X-Amz-Date=|X-Amz-Credential=KEYID%2F)()\d{8}(?:T\d{6}Z)?/g, () => "20261118"],
  [/(?<![0-9a-f_])()[0-9a-f]{32}(?![0-9a-f])/g, (count) => digits(count, 32)],
  [
    /\b()[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g,
    (count) => `00000000-0000-4000-8000-${digits(count, 12)}`,
  ],
  [/\b(t[0-9a-z]{11})-[0-9a-z]{20}\b/g, (count, prefix) => `${prefix}-${digits(count, 20)}`],
  [/(?<=")()[A-Za-z0-9_-]{43}(?=")/g, (count) => `a-token-of-43-characters-${digits(count, 18)}`],
];

/** Fields whose value says nothing but that there is one. */
const BY_FIELD: Record<string, (value: string) => string> = {
  nextCursor: () => "cursor-of-the-next-page",
  menuVersion: () => "version-of-the-menu-01",
  codeEnding: () => "5678",
  code: (value) =>
    /^\d+$/.test(value) ? "271906".slice(0, value.length) : value.replace(GIFT_CARD, "LUIG-1234-ABCD-5678"),
  qrCode: () => "data:image/svg+xml;base64,PHN2Zy8+",
  picture: () => "data:image/png;base64,iVBORw0KGgo=",
  "webhook-signature": () => "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
};
/** Numbers that depend on the machine. */
const COUNTED: Record<string, number> = { durationMs: 12, compared: 42 };
const GIFT_CARD = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/;

/**
 * What a story kept, the same at every run: what is known to differ goes by its given name, ids and secrets are numbered
 * as they first appear.
 */
export function settledStory<Told>(told: Told, given: ReadonlyMap<string, string>): Told {
  let text = JSON.stringify(told);
  const names = [...given].sort(([a], [b]) => b.length - a.length);
  for (const [unstable, name] of names) text = text.replaceAll(JSON.stringify(unstable).slice(1, -1), name);
  const kept = new Set(given.values());
  for (const [pattern, nameOf] of UNSTABLE) {
    const known = new Map<string, string>();
    const counts = new Map<string, number>();
    text = text.replaceAll(pattern, (found, prefix: string) => {
      if (kept.has(found)) return found;
      const count = (counts.get(prefix) ?? 0) + 1;
      const name = known.get(found) ?? nameOf(count, prefix);
      if (!known.has(found)) counts.set(prefix, count);
      known.set(found, name);
      return name;
    });
  }
  return JSON.parse(text, (field, value) => {
    // An emulated printer's server, which may have looked already or not.
    if (field === "problem" && value === "fetch failed") return null;
    if (typeof value === "number" && COUNTED[field] !== undefined) return COUNTED[field];
    return typeof value === "string" && BY_FIELD[field] ? BY_FIELD[field](value) : value;
  }) as Told;
}

function digits(count: number, length: number): string {
  return String(count).padStart(length, "0");
}
