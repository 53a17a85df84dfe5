/** What people do while the till runs: guests order, staff edit and open a bill. And the road that a delivery takes. */
import { BazarError, createBazar, dataOf } from "bazar-client";
import { found } from "../../shared/check.js";
import { mayDo, type Restaurant } from "./bazar.js";

export interface GuestLine {
  readonly externalId: string;
  readonly options: readonly string[];
  readonly quantity: number;
}

/**
 * A guest orders on the restaurant's page: no key, the public menu, cash at the door. Guests have a limit for each
 * address, which a test machine uses up (test orders count to it as well); then, and where the restaurant is closed,
 * the guest phones.
 */
export async function guestOrders(
  place: { url: string; tenant: string; run: string },
  staff: Restaurant,
  lines: readonly GuestLine[],
): Promise<{ id: string; total: number; isByPhone: boolean }> {
  const bazar = createBazar({ baseUrl: place.url, retries: 0 });
  const path = { tenantId: place.tenant };
  const menu = await dataOf(bazar.GET("/api/public/{tenantId}/menu", { params: { path } }));
  const items = lines.map(({ externalId, options, quantity }) => {
    const dish = found(
      menu.products.find((each) => each.externalId === externalId),
      `${externalId} on the page`,
    );
    const selectedOptions: Record<string, string[]> = {};
    for (const group of dish.optionGroups)
      for (const choice of group.choices ?? [])
        if (choice.externalId !== undefined && options.includes(choice.externalId))
          selectedOptions[group.name] = [...(selectedOptions[group.name] ?? []), choice.label];
    return { productId: dish.id, quantity, price: 0, selectedOptions };
  });
  const body = {
    type: "pickup" as const,
    customerName: "Till example",
    customerEmail: `guest-${place.run}@diner.example`,
    customerPhone: "+39 333 123 4567",
    paymentMethod: "cash" as const,
    items,
  };
  try {
    const order = await dataOf(bazar.POST("/api/public/{tenantId}/orders", { params: { path }, body }));
    return { ...order, isByPhone: false };
  } catch (problem) {
    const codes = ["RATE_LIMITED", "RESTAURANT_CLOSED"];
    if (!(problem instanceof BazarError) || !codes.includes(problem.code)) throw problem;
    const { order } = await dataOf(
      staff.bazar.POST("/api/tenant/{tenantId}/orders", {
        params: { path },
        body: { ...body, channel: "phone" },
      }),
    );
    return { id: order.id, total: order.total, isByPhone: true };
  }
}

/** Whether guests can order a dish now. */
export async function guestSees(
  place: { url: string; tenant: string },
  externalId: string,
): Promise<number | null> {
  const bazar = createBazar({ baseUrl: place.url });
  const { products } = await dataOf(
    bazar.GET("/api/public/{tenantId}/menu", { params: { path: { tenantId: place.tenant } } }),
  );
  return products.find((each) => each.externalId === externalId)?.basePrice ?? null;
}

/** Somebody edits a dish in the dashboard. */
export async function staffEdits(
  { bazar, path }: Restaurant,
  productId: string,
  words: string,
): Promise<void> {
  await dataOf(
    bazar.PATCH("/api/tenant/{tenantId}/products/{productId}", {
      params: { path: { ...path, productId } },
      body: { description: { en: words } },
    }),
  );
}

/** Somebody marks a dish as sold out for an hour, or brings it back, on the kitchen's tablet. */
export async function staffMarksSoldOut(
  { bazar, path }: Restaurant,
  productId: string,
  isOut: boolean,
): Promise<void> {
  await dataOf(
    bazar.POST("/api/tenant/{tenantId}/products/{productId}/sold-out", {
      params: { path: { ...path, productId } },
      body: { until: isOut ? new Date(Date.now() + 3_600_000).toISOString() : null },
    }),
  );
}

/** Guests sit down: a bill with a round. Null where the key may not, or no table is free. */
export async function staffOpensBill(
  restaurant: Restaurant,
  productId: string,
): Promise<{ billId: string; total: number; settle: () => Promise<void> } | null> {
  const { bazar, path } = restaurant;
  if (!mayDo(restaurant, "bills:write")) return null;
  const { tables } = await dataOf(bazar.GET("/api/tenant/{tenantId}/floor", { params: { path } }));
  const free = tables.findLast(({ bill, seated }) => bill === null && seated === null);
  if (!free) return null;
  const { id } = await dataOf(
    bazar.POST("/api/tenant/{tenantId}/bills", {
      params: { path },
      body: { tableId: free.id, guestCount: 2 },
    }),
  );
  const params = { path: { ...path, billId: id } };
  const bill = await dataOf(
    bazar.POST("/api/tenant/{tenantId}/bills/{billId}/rounds", {
      params,
      body: { items: [{ productId, quantity: 2 }] },
    }),
  );
  const settle = async () => {
    const now = await dataOf(bazar.GET("/api/tenant/{tenantId}/bills/{billId}", { params }));
    await dataOf(
      bazar.POST("/api/tenant/{tenantId}/bills/{billId}/payments", {
        params,
        body: { method: "cash", amount: now.open },
      }),
    );
    const paid = await dataOf(bazar.GET("/api/tenant/{tenantId}/bills/{billId}", { params }));
    if (paid.status === "open")
      await dataOf(bazar.POST("/api/tenant/{tenantId}/bills/{billId}/close", { params }));
  };
  return { billId: id, total: bill.total, settle };
}
