import { statfs } from "node:fs/promises";

/** Measured on filled databases, indexes included; see docs/performance.md. */
const BYTES_PER_ORDER = 10_000;
const BYTES_PER_RESTAURANT = 90_000;
/** The write-ahead log, and what a new index of the largest table and its sorting take for a while. */
const HEADROOM = { share: 0.25, bytes: 2_000_000_000 };

const gigabytes = (/** @type {number} */ bytes) => `${(bytes / 1e9).toFixed(1)} GB`;

/** What a database of this size and its measuring need. */
export function bytesNeeded(
  /** @type {Pick<import("./options.mjs").Size, "restaurants" | "orders">} */ size,
) {
  const data = size.orders * BYTES_PER_ORDER + size.restaurants * BYTES_PER_RESTAURANT;
  return Math.round(data * (1 + HEADROOM.share) + HEADROOM.bytes);
}

/**
 * Says how much disk a fill needs.
 *
 * @param {import("./options.mjs").Size} size
 * @param {{ have: number, free: number | null }} disk `have`: bytes of the database so far; `free`: null on another machine
 * @throws when there is not enough
 */
export function requireRoom(size, { have, free }) {
  const needed = Math.max(0, bytesNeeded(size) - have);
  const wanted = `${size.restaurants} restaurants with ${size.orders} orders need about ${gigabytes(needed)} more`;
  if (free === null) return `${wanted}. The database is on another machine: see that it has as much.`;
  if (free >= needed) return `${wanted}; ${gigabytes(free)} are free.`;
  throw new Error(`${wanted}, and only ${gigabytes(free)} are free. Choose a smaller --scale, or make room.`);
}

/** Free bytes where the cluster of this connection keeps its data; null when that is not on this machine. */
export async function freeBytes(/** @type {import("pg").Client} */ client) {
  const { rows } = await client.query("SHOW data_directory").catch(() => ({ rows: [] }));
  const found = rows[0] && (await statfs(rows[0].data_directory).catch(() => null));
  return found ? found.bavail * found.bsize : null;
}
