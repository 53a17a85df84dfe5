import { type Api, type CallResult, createApi } from "./call";
import { seedCardShop } from "./online-payments";
import { seedRoom } from "./seed-room";
import { type SeededShop, seedProduct, seedStaff } from "./seed-shop";
import type { TestApp } from "./test-app";

export type BillDriver = {
  api: Api;
  shop: SeededShop;
  tables: Record<"window" | "corner", string>;
  /** A dish of 10.00. */
  dish: string;
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<CallResult>;
  asOwner(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<CallResult>;
  /** An open bill of 10.00 for each of the lines, at the window. */
  openBill(lines?: number): Promise<{ billId: string; itemIds: string[]; token: string }>;
  pay(billId: string, what: Record<string, unknown>, headers?: Record<string, string>): Promise<CallResult>;
  bill(
    billId: string,
  ): ReturnType<Api> extends Promise<infer R extends CallResult> ? Promise<R["body"]> : never;
};

/** A shop that takes cards, with a room and a waiter, and what happens at its tables. */
export async function driveBills(
  app: TestApp,
  data: Parameters<typeof seedCardShop>[1] = {},
): Promise<BillDriver> {
  const api = createApi(app);
  const shop = await seedCardShop(app, data);
  const tables = await seedRoom(app, shop, { window: 4, corner: 2 });
  const dish = await seedProduct(app, shop, { basePriceMinor: 1000 });
  const staff = await seedStaff(app, { tenantId: shop.tenantId, role: "staff" });
  const callAs =
    (as: { cookie: string }): BillDriver["send"] =>
    (method, path, body, headers = {}) =>
      api(method, `/api/tenant/${shop.slug}${path}`, {
        as,
        headers,
        ...(body === undefined ? {} : { body }),
      });
  const send = callAs(staff);
  return {
    api,
    shop,
    tables,
    dish,
    send,
    asOwner: callAs(shop.owner),
    async openBill(lines = 3) {
      const opened = await send("POST", "/bills", { tableId: tables.window });
      const billId = opened.body.id;
      const items = Array.from({ length: lines }, () => ({ productId: dish, quantity: 1 }));
      const { body } = await send("POST", `/bills/${billId}/rounds`, { items });
      return { billId, itemIds: body.items.map(({ id }: { id: string }) => id), token: body.token };
    },
    pay: (billId, what, headers) =>
      send("POST", `/bills/${billId}/payments`, { method: "stripe", ...what }, headers),
    bill: async (billId) => (await send("GET", `/bills/${billId}`)).body,
  };
}
