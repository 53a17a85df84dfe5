/** What a search across all restaurants is for: each is found by an index of its own. */
export type OrderSearch =
  | { by: "number"; number: number }
  | { by: "email"; email: string }
  | { by: "order"; orderId: string }
  | { by: "intent"; intentId: string };

/** The largest number that the database's column holds. */
const MOST = 2_147_483_647;

/** Reads what was typed: an order's number, a whole email, or the id of an order or payment. Null for anything else. */
export function readOrderSearch(text: string): OrderSearch | null {
  const typed = text.trim();
  const digits = /^#?(\d{1,10})$/.exec(typed)?.[1];
  if (digits && Number(digits) <= MOST) return { by: "number", number: Number(digits) };
  if (/^[^\s@]+@[^\s@]+$/.test(typed)) return { by: "email", email: typed.toLowerCase() };
  if (/^ord_\w+$/.test(typed)) return { by: "order", orderId: typed };
  if (/^pi_\w+$/.test(typed)) return { by: "intent", intentId: typed };
  return null;
}
