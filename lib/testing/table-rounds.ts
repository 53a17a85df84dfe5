import type { CallResult } from "./call";
import type { BillDriver } from "./table-bills";

/** A phone at a table: a browser with its own cookie, and what its guest does with it. */
export type Phone = {
  cookie: string;
  send(items: unknown[], more?: { guestName?: string; key?: string }): Promise<CallResult>;
  rounds(): Promise<CallResult>;
  cancel(roundId: string): Promise<CallResult>;
  get(path: string): Promise<CallResult>;
  post(path: string, body: unknown): Promise<CallResult>;
};

/** Switches table ordering on for the restaurant of a test. */
export async function orderAtTables(
  room: BillDriver,
  tableOrdering: "accepted" | "direct" | "off",
  ordersAtFreeTables = false,
): Promise<void> {
  const { status, text } = await room.asOwner("PATCH", "/settings", { tableOrdering, ordersAtFreeTables });
  if (status !== 200) throw new Error(text);
}

/** A phone that follows a bill by its token (`bills/…`), or a table by its printed code (`tables/…`). */
export async function phoneAt(room: BillDriver, place: string): Promise<Phone> {
  const base = `/api/public/${room.shop.slug}`;
  const first = await room.api("GET", `${base}/${place}/rounds`);
  const cookie = first.headers.getSetCookie().join().split(";", 1)[0] ?? "";
  const headers = { cookie };
  const get = (path: string) => room.api("GET", `${base}${path}`, { headers });
  const post = (path: string, body: unknown, more: Record<string, string> = {}) =>
    room.api("POST", `${base}${path}`, { headers: { ...headers, ...more }, ...(body ? { body } : {}) });
  return {
    cookie,
    get,
    post,
    send: (items, { key, ...more } = {}) =>
      post(`/${place}/rounds`, { items, ...more }, key ? { "idempotency-key": key } : {}),
    rounds: () => get(`/${place}/rounds`),
    cancel: (roundId) => post(`/${place}/rounds/${roundId}/cancel`, null),
  };
}
