import { createHash } from "node:crypto";

/** Whether the value of an Idempotency-Key header can be one: 1 to 255 visible ASCII characters. */
export function isValidIdempotencyKey(key: string): boolean {
  return /^[\x21-\x7e]{1,255}$/.test(key);
}

type Piece = { text: string } | { value: unknown };

function isPlainObject(value: object): value is Record<string, unknown> {
  const prototype = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** JSON has numbers that are beyond a double; they are all the same to us. */
function textOf(value: number): string {
  if (Number.isFinite(value)) return JSON.stringify(value);
  return value > 0 ? "1e999" : "-1e999";
}

/** The canonical text of a scalar, or the pieces of which a list or an object is made. */
function piecesOf(value: unknown): string | Piece[] {
  if (value === null || typeof value === "string" || typeof value === "boolean") return JSON.stringify(value);
  if (typeof value === "number" && !Number.isNaN(value)) return textOf(value);
  if (Array.isArray(value)) {
    const items = value.flatMap((item, index): Piece[] => [
      { text: index === 0 ? "" : "," },
      { value: item },
    ]);
    return [{ text: "[" }, ...items, { text: "]" }];
  }
  if (typeof value === "object" && isPlainObject(value)) {
    const keys = Object.keys(value).filter((key) => value[key] !== undefined);
    const members = keys
      .sort()
      .flatMap((key, index): Piece[] => [
        { text: `${index === 0 ? "" : ","}${JSON.stringify(key)}:` },
        { value: value[key] },
      ]);
    return [{ text: "{" }, ...members, { text: "}" }];
  }
  throw new TypeError(`A ${typeof value} is not a JSON value`);
}

/** Walks with its own stack, because a small hostile body can nest deeper than calls can. */
function canonicalJson(root: unknown): string {
  const written: string[] = [];
  const waiting: Piece[] = [{ value: root }];
  for (let piece = waiting.pop(); piece; piece = waiting.pop()) {
    const pieces = "text" in piece ? piece.text : piecesOf(piece.value);
    if (typeof pieces === "string") written.push(pieces);
    else for (const inner of pieces.reverse()) waiting.push(inner);
  }
  return written.join("");
}

/**
 * SHA-256, in hex, of a JSON value: the same for the same value, whatever the order of its keys and the way
 * its numbers were written. Throws TypeError for what is no JSON value.
 */
export function fingerprintOf(value: unknown): string {
  return createHash("sha256").update(canonicalJson(value)).digest("hex");
}
