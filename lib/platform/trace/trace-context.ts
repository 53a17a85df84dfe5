import { randomBytes } from "node:crypto";

/**
 * The place of a piece of work in a trace (W3C Trace Context): the trace that it belongs to, its own span, and whether
 * whoever asked keeps what it records.
 */
export type Trace = { traceId: string; spanId: string; isSampled: boolean };

const VERSION = "00";
const SAMPLED = 0x01;
const HEADER = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const NO_TRACE = "0".repeat(32);
const NO_SPAN = "0".repeat(16);

/**
 * The caller's place in its trace, or null for a `traceparent` that is not valid. A later version may have more behind
 * the flags; the one that we know has not.
 */
export function readTraceparent(header: string | null | undefined): Trace | null {
  const [, version, traceId = "", spanId = "", flags = "", more] = HEADER.exec(header ?? "") ?? [];
  if (version === undefined || version === "ff" || (version === VERSION && more !== undefined)) return null;
  if (traceId === NO_TRACE || spanId === NO_SPAN) return null;
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & SAMPLED) !== 0 };
}

/** The header that tells whoever is asked next where it stands. */
export function traceparentOf({ traceId, spanId, isSampled }: Trace): string {
  return `${VERSION}-${traceId}-${spanId}-${isSampled ? "01" : "00"}`;
}

/** A span of its own below another, or at the start of a trace where there is none. */
export function newSpan(parent: Trace | null): Trace {
  if (parent === null) return { traceId: randomId(16), spanId: randomId(8), isSampled: true };
  return { traceId: parent.traceId, spanId: randomId(8), isSampled: parent.isSampled };
}

/** Ids come from a supply: asking for random bytes costs more than all else here. */
const SUPPLY_BYTES = 8_192;
let supply = "";
let used = 0;

/** As many random bytes as hexadecimal digits, never all zero: that stands for none. */
function randomId(bytes: number): string {
  const length = 2 * bytes;
  if (used + length > supply.length) {
    supply = randomBytes(SUPPLY_BYTES).toString("hex");
    used = 0;
  }
  const id = supply.slice(used, used + length);
  used += length;
  return /^0+$/.test(id) ? randomId(bytes) : id;
}
