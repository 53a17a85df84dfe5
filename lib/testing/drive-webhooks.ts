import type { App } from "@/lib/app/app";
import type { Api } from "./call";
import { orderBody, type SeededShop, seedStaff } from "./seed-shop";
import type { WebhookReceiver } from "./webhook-receiver";

type Sides = { app: App; api: Api; shop: SeededShop; receiver: WebhookReceiver };

/** A restaurant that listens to its own events with a receiver, and looks at its deliveries. */
export function driveWebhooks(sides: () => Sides) {
  const path = (rest = "") => `/api/tenant/${sides().shop.slug}/webhook-endpoints${rest}`;

  /** Asks with a new session, for days may have passed. */
  async function ask(rest: string) {
    const { app, api, shop } = sides();
    const as = await seedStaff(app, { tenantId: shop.tenantId, role: "co_manager" });
    return (await api("GET", path(rest), { as })).body;
  }

  return {
    path,
    ask,
    /** Makes an endpoint at the receiver. */
    async listen(body: Record<string, unknown> = {}): Promise<{ id: string; secret: string }> {
      const { api, shop, receiver } = sides();
      const made = await api("POST", path(), { as: shop.owner, body: { url: receiver.url, ...body } });
      return made.body;
    },
    /** Places an order, which is an event; returns its id. */
    async order(): Promise<string> {
      const { api, shop } = sides();
      const placed = await api("POST", `/api/public/${shop.slug}/orders`, { body: orderBody(shop) });
      if (placed.status !== 200) throw new Error(placed.text);
      return placed.body.id;
    },
    stateOf: (endpoint: { id: string }) => ask(`/${endpoint.id}`),
    deliveriesOf: async (endpoint: { id: string }) => (await ask(`/${endpoint.id}/deliveries`)).deliveries,
  };
}
