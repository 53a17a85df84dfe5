/** @typedef {{ url: string, body: () => string }} Write what `load` sends; the body is asked for once per request */

export const DINER_EMAIL = "diner@bench.example";

const diner = {
  customerName: "Bench Diner",
  customerEmail: DINER_EMAIL,
  customerPhone: "+39 333 0000000",
};

/**
 * An order of three lines.
 *
 * @param {string} origin
 * @param {{ slug: string, products: string[], paymentMethod: "cash" | "stripe" }} input
 * @returns {Write}
 */
export function orders(origin, { slug, products, paymentMethod }) {
  const items = products.map((productId) => ({ productId, quantity: 2, price: 10 }));
  const body = JSON.stringify({ ...diner, type: "pickup", paymentMethod, items });
  return { url: `${origin}/api/public/${slug}/orders`, body: () => body };
}

/** What is offered to two guests, or so many, the day after tomorrow. */
export function availabilityUrl(
  /** @type {string} */ origin,
  /** @type {string} */ slug,
  /** @type {number} */ guestCount = 2,
) {
  return `${origin}/api/public/${slug}/reservation/availability?date=${dayFromNow(2)}&guestCount=${guestCount}`;
}

/**
 * Bookings for two, each at another offered time, so that none is refused while the room has place.
 *
 * @param {string} origin
 * @param {string} slug
 * @returns {Promise<Write>}
 */
export async function bookings(origin, slug) {
  /** @type {{ date: string, timeSlot: string }[]} */
  const times = [];
  for (let days = 3; days < 55; days++) {
    const date = dayFromNow(days);
    const url = `${origin}/api/public/${slug}/reservation/availability?date=${date}&guestCount=2`;
    const { slots } = await (await fetch(url)).json();
    for (const timeSlot of slots) times.push({ date, timeSlot });
  }
  let sent = 0;
  const body = () => JSON.stringify({ ...diner, guestCount: 2, ...times[sent++ % times.length] });
  return { url: `${origin}/api/public/${slug}/reservation`, body };
}

function dayFromNow(/** @type {number} */ days) {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
