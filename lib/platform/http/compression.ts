import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { CACHE_BYTES, createByteCache } from "@/lib/platform/byte-cache";
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

/** Whether a text gains anything by compression. */
export function isWorthCompressing(text: string): boolean {
  return text.length >= SMALLEST_COMPRESSED;
}

/** Compresses a response that is used only once. */
export function compress(text: string, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding](text, false);
}

/** Compresses what is kept and sent many times. */
export function compressThoroughly(text: string, encoding: Encoding): Promise<Buffer> {
  return compressors[encoding](text, true);
}

/** Texts of both encodings; each entry holds its text as the key. */
const kept = createByteCache<Promise<Buffer>>(CACHE_BYTES.compressed);
registerCache("compressed_texts", kept.state);

/** Compresses a text that is sent repeatedly, such as the API document: thoroughly, and only once. */
export function compressOnce(text: string, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  const made = compressThoroughly(text, encoding);
  // The result is far smaller than its text, which is counted at two bytes for each character.
  kept.set(key, made, key.length * 2);
  return made;
}

/**
 * The bytes of texts that are kept compressed.
 *
 * @internal for tests
 */
export function keptBytes(): number {
  return kept.state().bytes;
}
