/**
 * What the platform has acknowledged to its callers: all of it has to be there at the end, once.
 *
 * @typedef {{ id: string, orderNumber: string, email: string, paid: boolean, canceled: boolean,
 *   accepted: boolean, rejected: boolean, delivered: boolean }} Acknowledged
 * @typedef {{ id: string, rounds: number, cash: string[], online: string[], closed: boolean }} ToldBill `cash` and
 *   `online` are payments; the online ones were paid
 * @typedef {{ disputeId: string, outcome: "opened" | "won" | "lost" }} ToldDispute
 * @typedef {{ acknowledged: Acknowledged[], cards: string[], cardRefunds: string[], lostCardRefunds: string[], refunds: string[],
 *   ownRefunds: string[], bills: ToldBill[], disputes: ToldDispute[], billRefunds: number, wrong: string[],
 *   takings: { orderId: string, parts: number, amount: number }[], zReports: { dayId: string, zNumber: number }[], movements: number,
 *   printed: { jobId: string, isMarked: boolean }[], printerDeaths: number,
 *   counts: { unanswered: number, unavailable: number } }} Told `takings` are of orders at the counter that are paid and not
 *   canceled, `printed` is what came out of the printers, in order; `cards` are gift-card purchases that were paid,
 *   `refunds` those of orders that a super-admin asked for, `ownRefunds` those that the restaurant made, `billRefunds` how
 *   often staff asked for one of a bill
 */

/**
 * Nothing yet.
 *
 * @param {Told["counts"]} counts
 * @returns {Told}
 */
export const nothingTold = (counts) => ({
  acknowledged: [],
  cards: [],
  cardRefunds: [],
  lostCardRefunds: [],
  refunds: [],
  ownRefunds: [],
  bills: [],
  disputes: [],
  billRefunds: 0,
  takings: [],
  zReports: [],
  movements: 0,
  printed: [],
  printerDeaths: 0,
  wrong: [],
  counts,
});

/** True as often as the rate says. */
export const chance = (/** @type {number} */ rate) => Math.random() < rate;

/**
 * One of a list that is not empty.
 *
 * @template T
 * @param {T[]} from
 * @returns {T}
 */
export const pick = (from) => /** @type {T} */ (from[Math.floor(Math.random() * from.length)]);

/** @typedef {{ cookie: string }} Session */

/**
 * What every caller shares.
 *
 * @typedef {{ call: ReturnType<typeof import("./caller.mjs").createCaller>["call"],
 *   shop: import("./crash-shop.mjs").CrashShop, told: Told, owner: Session, admin: Session }} Town
 */
