import { RESERVED_LABELS } from "@/lib/restaurant/tenancy/host";

/**
 * A restaurant's slug: its subdomain label and the {tenantId} of addresses. Being a host label it has no
 * underscore, so it can never be mistaken for an identifier such as "rst_01k…".
 */

export const SLUG_LENGTH = { from: 3, to: 40 } as const;

export type SlugProblem = "TOO_SHORT" | "TOO_LONG" | "MALFORMED" | "RESERVED";

/** What keeps a text from being a slug, or null when it is one. */
export function slugProblem(slug: string): SlugProblem | null {
  if (slug.length < SLUG_LENGTH.from) return "TOO_SHORT";
  if (slug.length > SLUG_LENGTH.to) return "TOO_LONG";
  if (!/^[a-z0-9](?:-?[a-z0-9])*$/.test(slug)) return "MALFORMED";
  return RESERVED_LABELS.has(slug) ? "RESERVED" : null;
}

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ł: "l",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** A slug made from a restaurant's name, or null when the name leaves none: "Caffè d'Oro" is "caffe-d-oro". */
export function suggestSlug(name: string): string | null {
  const slug = name
    .slice(0, 200)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{ASCII}]/gu, (letter) => PLAIN_LETTERS[letter] ?? " ")
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
    .join("-")
    .slice(0, SLUG_LENGTH.to)
    .replace(/-$/, "");
  return slugProblem(slug) === null ? slug : null;
}
