import { fail } from "@/lib/core/errors/app-error";
import { formatMoney } from "@/lib/core/money/money";
import type { App } from "@/lib/payments/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { appendEvents } from "@/lib/platform/events/event-store";
import type { KeyRing } from "@/lib/platform/keys/key-ring";
import type { LookedUp } from "@/lib/restaurant/delivery/address-token";
import type { ShopTenant } from "@/lib/restaurant/tenancy/shop-tenant";
import type { OrderDetail } from "@/lib/service/orders/order";
import { orderUpdatedEvent } from "@/lib/service/orders/order-event";
import { addressFields, addressRefusal, lookedUpAddress } from "@/lib/service/orders/placement/order-address";
import { refuseOrder } from "@/lib/service/orders/placement/refuse-order";
import { type CustomerOrderRef, getCustomerOrder } from "@/lib/service/orders/views/get-customer-order";
import { readPublicOrder } from "@/lib/service/orders/views/read-public-order";
import type { ChangeOrderDetailsBody } from "./order-change-contract";
import { appendTimeline, moveStatus, type OrderChanges } from "./order-move-store";

type Details = Omit<ChangeOrderDetailsBody, "email">;

const ADDRESS_FIELDS = ["deliveryAddress", "postcode", "city"];

/**
 * Changes note, phone number and delivery address of a new order for its customer, and returns the order. The price
 * stays: another address is refused where delivery has become dearer. The same one may be sent again with what this server
 * has found out about it since. Throws ORDER_NOT_FOUND, ORDER_NOT_NEW also when the
 * restaurant was faster, OUTSIDE_RADIUS, ADDRESS_UNKNOWN, DELIVERY_FEE_CHANGED, BELOW_MINIMUM, and VALIDATION_FAILED for an address of an
 * order that is picked up.
 */
export async function changeOrderDetails(app: App, ref: CustomerOrderRef & { details: Details }) {
  const order = await getCustomerOrder(app, ref);
  const { tenant } = ref.shop;
  if (order.status !== "pending") return refuseLate(tenant);
  const now = app.clock.now();
  const changes = readDetails(order, tenant, { details: ref.details, keys: app.env.SESSION_SECRET, now });
  const changed = notedFields(changes);
  if (changed.length === 0) return readPublicOrder(app, ref);
  const { id: tenantId } = tenant;
  const { id: orderId, customerEmail } = order;
  await inTransaction(app.db, async (tx) => {
    const move = { tenantId, orderId, from: "pending", customerEmail } as const;
    if (!(await moveStatus(tx, { ...move, changes: { ...changes, changedAt: now } }))) refuseLate(tenant);
    await appendTimeline(tx, {
      tenantId,
      orderId,
      status: "pending",
      at: now,
      actor: { kind: "customer", userId: null },
      note: `Changed: ${changed.join(", ")}`,
    });
    const events = [orderUpdatedEvent(order, { what: "details", at: now, actor: "customer" })];
    await appendEvents(tx, { tenantId, events, now });
  });
  app.live.announce(tenantId);
  return readPublicOrder(app, ref);
}

function refuseLate({ name, phone }: ShopTenant): never {
  return fail(
    "ORDER_NOT_NEW",
    `${name} has already accepted or ended the order. Call ${phone} to change it.`,
  );
}

/** What the timeline names: what was found out about another address follows from it. */
function notedFields(changes: OrderChanges): string[] {
  const isMoved = ADDRESS_FIELDS.some((field) => field in changes);
  const followers = ["latitude", "longitude", ...(isMoved ? ["addressLookup"] : [])];
  return Object.keys(changes).filter((field) => !followers.includes(field));
}

/** What becomes different; what is sent as it is, is no change. */
function readDetails(
  order: OrderDetail,
  tenant: ShopTenant,
  { details, keys, now }: { details: Details; keys: KeyRing; now: Date },
): OrderChanges {
  const changes: OrderChanges = {};
  if (details.notes !== undefined && details.notes !== order.notes) changes.notes = details.notes;
  if (details.customerPhone !== undefined && details.customerPhone !== order.customerPhone)
    changes.customerPhone = details.customerPhone;
  const address = details.deliveryAddress ?? order.deliveryAddress;
  const postcode = details.postcode ?? order.postcode;
  // Another address may lie in another city.
  const city = details.city ?? (address === order.deliveryAddress ? order.city : null);
  const isSame = address === order.deliveryAddress && postcode === order.postcode && city === order.city;
  if (!isSame && order.type !== "delivery")
    fail("VALIDATION_FAILED", "body.deliveryAddress: this is a pickup order.");
  const { customerCoords, addressToken } = details;
  const request = {
    type: order.type,
    deliveryAddress: address,
    postcode,
    city,
    customerCoords,
    addressToken,
  };
  const lookedUp = lookedUpAddress(keys, { tenant, request, now });
  if (isSame && !tellsMore(order, lookedUp)) return changes;
  const refusal = addressRefusal(tenant, request, lookedUp);
  if (refusal) refuseOrder(refusal);
  const found = addressFields(request, lookedUp);
  if (isSame) {
    const { addressLookup } = found;
    return { ...changes, ...(found.latitude === null ? { addressLookup } : found) };
  }
  refuseDearer(order, tenant);
  return {
    ...changes,
    ...(address === order.deliveryAddress ? {} : { deliveryAddress: address }),
    ...(postcode === order.postcode ? {} : { postcode }),
    ...(city === order.city ? {} : { city }),
    ...found,
  };
}

/** Whether a look-up says more of an order's address than is known; one that is checked stays so. */
function tellsMore({ addressLookup: known }: OrderDetail, lookedUp: LookedUp | null): boolean {
  if (lookedUp === null || known === "found") return false;
  const { lookup, verdict } = lookedUp;
  return verdict === "outside" || (lookup !== "not_looked_up" && lookup !== known);
}

function refuseDearer(order: OrderDetail, tenant: ShopTenant): void {
  const { currency } = tenant;
  const money = (minor: number) => formatMoney(minor, currency, order.locale);
  if (tenant.deliveryFeeMinor > order.deliveryFeeMinor)
    fail("DELIVERY_FEE_CHANGED", `Delivery now costs ${money(tenant.deliveryFeeMinor)}.`);
  if (tenant.deliveryMinimumMinor > order.subtotalMinor)
    fail("BELOW_MINIMUM", `The minimum for delivery is now ${money(tenant.deliveryMinimumMinor)}.`);
}
