import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { registerCache } from "@/lib/platform/metrics/caches";

const compressors = {
  br: (text: string, thorough: boolean) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: thorough ? 9 : 4,
      },
    }),
  gzip: (text: string, thorough: boolean) => promisify(gzip)(text, { level: thorough ? 9 : 4 }),
};

export type Encoding = keyof typeof compressors;

/** Smaller texts fit into one packet and gain nothing. */
export const SMALLEST_COMPRESSED = 1_400;

/**
 * The supported encoding that a client prefers, or null for none (RFC 9110, 12.5.3). Brotli wins a tie, because it is
 * smaller.
 */
export function chooseEncoding(acceptEncoding: string | null): Encoding | null {
  const qualities = new Map<string, number>();
  for (const part of (acceptEncoding ?? "").slice(0, 500).split(",")) {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    qualities.set(name, quality === undefined ? 1 : Number(quality) || 0);
  }
  const quality = (name: string) => qualities.get(name) ?? qualities.get("*") ?? 0;
  if (quality("br") > 0 && quality("br") >= quality("gzip")) return "br";
  return quality("gzip") > 0 ? "gzip" : null;
}

/** Characters of the texts that are kept: hundreds of menus, however often somebody changes a large one. */
const MOST_KEPT = 32 * 1024 * 1024;
const kept = new Map<string, Map<Encoding, Promise<Buffer>>>();
let keptLength = 0;
const asked = { hits: 0, misses: 0 };
registerCache("compressed_texts", () => ({ entries: kept.size, bytes: keptLength, ...asked }));

/** Compresses a response that is used only once. */
export function compress(text: string, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding](text, false);
}

/** Compresses a text that is sent repeatedly, such as a menu: thoroughly, and only once. */
export function compressOnce(text: string, encoding: Encoding): Promise<Buffer> {
  const known = kept.get(text) ?? new Map<Encoding, Promise<Buffer>>();
  asked[known.has(encoding) ? "hits" : "misses"] += 1;
  const made = known.get(encoding) ?? compressors[encoding](text, true);
  known.set(encoding, made);
  // The youngest last, so that the oldest goes first.
  if (!kept.delete(text)) keptLength += text.length;
  kept.set(text, known);
  for (const oldest of kept.keys()) {
    if (keptLength <= MOST_KEPT) break;
    kept.delete(oldest);
    keptLength -= oldest.length;
  }
  return made;
}

/**
 * How many characters of texts are kept compressed.
 *
 * @internal for tests
 */
export function keptCharacters(): number {
  return keptLength;
}
