import { callerOf } from "./demo-call.mjs";

/** What the kitchen of the README's picture has to do: dishes by their Italian names, and how far it is. */
const ORDERS = /** @type {const} */ ([
  { who: "Marco Rossi", dishes: ["Carbonara", "Minestrone"], steps: ["accepted", "preparing", "ready"] },
  { who: "Sofia Greco", dishes: ["Minestrone"], steps: ["accepted", "preparing", "ready"] },
  { who: "Paolo Ferrari", dishes: ["Brasato al Barolo", "Minestrone"], steps: ["accepted", "preparing"] },
  { who: "Elena Conti", dishes: ["Spaghetti al pomodoro"], steps: ["accepted", "preparing"] },
  {
    who: "Luca Moretti",
    dishes: ["Carbonara", "Risotto al Barolo"],
    steps: ["accepted"],
    notes: "No garlic, please",
  },
  { who: "Jonas Weber", dishes: ["Agnolotti del plin"], steps: ["accepted"] },
  { who: "Giulia Bianchi", dishes: ["Tomini al verde", "Carbonara"], steps: [], notes: "Nut allergy" },
  { who: "Ada Byron", dishes: ["Insalata di polpo", "Carbonara"], steps: [] },
]);

/**
 * Places orders at Luigi's and moves them on, so that its board has something in every column.
 *
 * @param {{ origin: string, cookie: { name: string, value: string } }} site
 */
export async function fillBoard({ origin, cookie }) {
  const call = callerOf(origin, cookie);
  const { products } = await call("GET", "tenant/luigi/products");
  for (const { who, dishes, steps, ...more } of ORDERS) {
    const items = dishes.flatMap((dish) => {
      const found = products.find((/** @type {{ name: { it: string } }} */ { name }) => name.it === dish);
      return found ? [{ productId: found.id, quantity: 1, price: found.basePrice }] : [];
    });
    const { id } = await call("POST", "public/luigi/orders", {
      type: "pickup",
      customerName: who,
      customerEmail: "guest@diner.example",
      customerPhone: "+39 011 555 0142",
      paymentMethod: "cash",
      items,
      ...more,
    });
    for (const status of steps) await call("PATCH", `tenant/luigi/orders/${id}`, { status });
  }
}
