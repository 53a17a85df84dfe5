/** @typedef {{ t: number, first: number, last: number, total: number }} Part orders of the restaurant number t */

/**
 * Cuts the work into transactions of about so many orders: each has the orders of many small restaurants, or a part of a
 * large one's, in the order of their numbers.
 *
 * @param {readonly number[]} totals orders of each restaurant
 * @param {number} size
 * @returns {Part[][]}
 */
export function cutIntoPieces(totals, size) {
  /** @type {Part[][]} */
  const pieces = [];
  /** @type {Part[]} */
  let piece = [];
  let room = size;
  const close = () => {
    if (piece.length > 0) pieces.push(piece);
    piece = [];
    room = size;
  };
  for (const [index, total] of totals.entries()) {
    for (let first = 1; first <= total; ) {
      const last = Math.min(total, first + room - 1);
      piece.push({ t: index + 1, first, last, total });
      room -= last - first + 1;
      first = last + 1;
      if (room === 0) close();
    }
  }
  close();
  return pieces;
}
