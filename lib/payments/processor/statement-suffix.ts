/** How long a whole descriptor may be, and how long the account's own part (Stripe, "Statement descriptors"). */
const WHOLE = 22;
const LONGEST_PREFIX = 10;
const SEPARATOR = "* ";

/** Latin letters that have no plain letter inside. */
const SPELLED: Readonly<Record<string, string>> = {
  Æ: "AE",
  Œ: "OE",
  Ø: "O",
  Ł: "L",
  Đ: "D",
  Ð: "D",
  Þ: "TH",
  ẞ: "SS",
  İ: "I",
  "&": " & ",
};

/**
 * What follows the platform's prefix on the statement of a guest's card: the restaurant's name, in the characters and
 * the length that Stripe takes; in place of a name without Latin letters, its address. Null where neither has a letter.
 * While the prefix is not known, there is room behind the longest.
 */
export function statementSuffix(
  { name, slug }: { name: string; slug: string },
  prefix: string | null,
): string | null {
  const room = Math.max(0, WHOLE - SEPARATOR.length - (prefix?.length ?? LONGEST_PREFIX));
  return (
    [name, slug.replaceAll("-", " ")]
      .map((text) => plain(text).slice(0, room).trimEnd())
      .find((text) => /[A-Z]/.test(text)) ?? null
  );
}

/** In capitals, without accents; apostrophes leave no gap, everything else that is not taken is a space. */
function plain(text: string): string {
  return text
    .toUpperCase()
    .replace(/[ÆŒØŁĐÐÞẞİ&]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize("NFD")
    .replace(/[\p{M}'’‘`´]/gu, "")
    .replace(/[^A-Z0-9&.-]+/g, " ")
    .trim();
}
