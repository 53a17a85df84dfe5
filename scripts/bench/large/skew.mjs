/**
 * How many orders each restaurant has: the first has `largest`, the others share the rest by a power of their place, so
 * that a few are busy and most are not. All have at least one, and together they have exactly `orders`.
 *
 * @param {{ restaurants: number, orders: number, largest: number, skew: number }} wanted `skew` 0 gives all others the same
 * @returns {number[]} largest first
 */
export function ordersPerRestaurant({ restaurants, orders, largest, skew }) {
  const others = restaurants - 1;
  if (others === 0) return [orders];
  const left = orders - largest - others;
  if (left < 0)
    throw new Error(`${orders} orders are too few for ${restaurants} restaurants, one of ${largest}.`);
  const weights = Array.from({ length: others }, (_, index) => (index + 1) ** -skew);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  /** Rounds the sum so far, so that no rounding is lost. */
  let [before, weightSoFar] = [0, 0];
  const shares = weights.map((weight) => {
    weightSoFar += weight;
    const upTo = Math.round((left * weightSoFar) / whole);
    const share = 1 + upTo - before;
    before = upTo;
    return share;
  });
  const capped = capAt(shares, largest);
  return [largest, ...capped];
}

/** None is larger than the largest: what is above goes to the next ones that have room. */
function capAt(/** @type {number[]} */ shares, /** @type {number} */ most) {
  let above = 0;
  const capped = shares.map((share) => {
    const wanted = share + above;
    const taken = Math.min(most, wanted);
    above = wanted - taken;
    return taken;
  });
  if (above > 0)
    throw new Error("The largest restaurant is too small for so many orders in so few restaurants.");
  return capped;
}
