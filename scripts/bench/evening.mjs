/** What an evening's requests are, of twenty. */
const OF_TWENTY = { menu: 14, tracking: 3, order: 2, staff: 1 };

/** @typedef {keyof typeof OF_TWENTY} Kind */

export const KINDS = /** @type {Kind[]} */ (Object.keys(OF_TWENTY));

/** Each kind as evenly among the others as it goes, so that no second has more orders than the next. */
const ORDER = evenly();

/** What the n-th request of an evening is. @param {number} n @returns {Kind} */
export const kindOf = (n) => ORDER[n % ORDER.length] ?? "menu";

function evenly() {
  const places = KINDS.flatMap((kind) =>
    Array.from({ length: OF_TWENTY[kind] }, (_, index) => ({ kind, at: (index + 0.5) / OF_TWENTY[kind] })),
  );
  return places.sort((one, other) => one.at - other.at).map(({ kind }) => kind);
}
