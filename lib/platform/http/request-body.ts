import { fail, isAppError } from "@/lib/core/errors/app-error";
import { refuseField } from "@/lib/core/errors/refuse-fields";
import { findUnstorableText } from "./storable-text";

export const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Reads at most `maxBytes`, whatever Content-Length says. Throws PAYLOAD_TOO_LARGE, and VALIDATION_FAILED when the
 * client leaves in the middle.
 */
export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  const tooLarge = () => fail("PAYLOAD_TOO_LARGE", `The body is larger than ${maxBytes} bytes.`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) tooLarge();
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    // Cancelling the stream would destroy the request, and its sender might be reset before it could read why.
    for await (const chunk of request.body.values({ preventCancel: true })) {
      total += chunk.byteLength;
      if (total > maxBytes) tooLarge();
      chunks.push(chunk);
    }
  } catch (cause) {
    if (isAppError(cause)) throw cause;
    fail("VALIDATION_FAILED", "The body ended before it was complete.", { cause });
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
}

/** What an endpoint that takes a file accepts. */
export type RawBody = { mediaTypes: readonly string[]; maxBytes: number };

/** A file as it was sent; its media type is what the caller claims. */
export type SentFile = { mediaType: string; bytes: Uint8Array };

function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
}

/** Reads a file sent as the body. Throws UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE. */
export async function readRawBody(request: Request, { mediaTypes, maxBytes }: RawBody): Promise<SentFile> {
  const mediaType = mediaTypeOf(request);
  if (mediaType === undefined || !mediaTypes.includes(mediaType)) {
    fail("UNSUPPORTED_MEDIA_TYPE", `Send the body as ${mediaTypes.join(", ")}.`);
  }
  return { mediaType, bytes: await readBytes(request, maxBytes) };
}

/** Bodies deeper than any contract needs would only overflow the code that walks them. */
const MAX_DEPTH = 64;

function isNestedDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, levels - 1));
}

/** JSON is UTF-8 (RFC 8259); other bytes would be stored as replacement characters. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return fail("VALIDATION_FAILED", "The body is not valid UTF-8.");
  }
}

/**
 * Reads a JSON body. Throws UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, or VALIDATION_FAILED for malformed JSON, for
 * more than 64 levels of nesting and for text that cannot be stored. An empty body is `undefined`.
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = decoded(await readBytes(request, MAX_BODY_BYTES));
  const mediaType = mediaTypeOf(request);
  if (text === "" && mediaType === undefined) return undefined;
  if (mediaType !== "application/json") fail("UNSUPPORTED_MEDIA_TYPE", "Send the body as application/json.");
  if (text === "") return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    fail("VALIDATION_FAILED", "The body is not valid JSON.");
  }
  if (isNestedDeeper(value, MAX_DEPTH)) fail("VALIDATION_FAILED", "The body is nested too deeply.");
  // Such text only comes out of JSON through an escape, so the walk is rare.
  const path = text.includes("\\u") ? findUnstorableText(value) : null;
  if (path !== null) {
    refuseField(path, "contains a NUL character or half of a surrogate pair");
  }
  return value;
}
