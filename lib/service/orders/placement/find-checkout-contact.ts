import { streetOf } from "@/lib/core/contact/postal-address";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/payments/app";
import type { SavedAddress } from "@/lib/people/accounts/bazar-account-contract";
import { historyFilter } from "@/lib/people/accounts/diner-history";
import { getBazarAccount } from "@/lib/people/accounts/get-bazar-account";
import type { Diner, DinerScope } from "@/lib/people/auth/diner";
import { findSignedInDiner } from "@/lib/people/auth/diner-guards";
import { listOrdersOf } from "@/lib/service/orders/views/order-search-store";

/** What a signed-in diner need not type again to order, to book or to buy a gift card; empty where it is not known. */
export interface CheckoutContact {
  customerName: string;
  customerEmail: string;
  customerPhone: string;
  deliveryAddress: string;
  postcode: string;
  city: string;
  /** Those that the marketplace's account keeps; null for an account that keeps none. */
  addresses: SavedAddress[] | null;
}

/** As many of the last orders are asked for what their account does not keep. */
const LOOKED_AT = 10;

/**
 * Name and email of the account that a page request is signed in to, at the restaurant or else on the marketplace, with
 * the phone and the address that it keeps, else those of its last orders. Null for a guest; it costs nothing without a cookie.
 */
export async function findCheckoutContact(
  app: App,
  { tenantId, cookieHeader }: { tenantId: TenantId; cookieHeader: string | null },
): Promise<CheckoutContact | null> {
  const request = new Request("http://localhost/", { headers: cookieHeader ? { cookie: cookieHeader } : {} });
  const found = await findSignedInDiner({ app, request }, tenantId);
  return found && contactOf(app, found);
}

async function contactOf(
  app: App,
  { diner, scope }: { diner: Diner; scope: DinerScope },
): Promise<CheckoutContact> {
  const [orders, kept] = await Promise.all([
    listOrdersOf(app.db, { orderer: historyFilter(scope, diner), after: null, limit: LOOKED_AT }),
    scope.kind === "bazar" ? getBazarAccount(app, { bazarUserId: diner.id }) : null,
  ]);
  const [address] = kept?.addresses ?? [];
  const delivered = orders.find(({ deliveryAddress }) => deliveryAddress);
  return {
    customerName: diner.name,
    customerEmail: diner.email,
    customerPhone:
      kept?.phone || (orders.find(({ customerPhone }) => customerPhone !== "")?.customerPhone ?? ""),
    deliveryAddress: address?.address ?? streetOf(delivered?.deliveryAddress ?? "", delivered?.city ?? null),
    postcode: address?.postcode ?? delivered?.postcode ?? "",
    city: address?.city ?? delivered?.city ?? "",
    addresses: kept?.addresses ?? null,
  };
}
