import { type Bazar, type components, dataOf } from "bazar-client";
import { API_VERSION, lastSequence } from "./event-inbox.js";
import type { Settings } from "./settings.js";

type EventType = components["schemas"]["WebhookEndpoint"]["eventTypes"][number];

export interface Endpoint {
  /** Null where the endpoint was there before and only its secret is known. */
  id: string | null;
  /** Everything after this event is delivered. */
  firstCursor: number;
  close: () => Promise<void>;
}

/** The endpoint from the settings, or one that the program makes and removes again. */
export async function openEndpoint(
  bazar: Bazar,
  settings: Settings,
  options: { description: string; eventTypes: EventType[]; onSecret: (secret: string) => void },
): Promise<Endpoint> {
  const { tenant, webhookSecret } = settings;
  const { onSecret, ...wanted } = options;
  if (webhookSecret !== null) {
    onSecret(webhookSecret);
    const firstCursor = await lastSequence(bazar, tenant);
    return { id: null, firstCursor, close: async () => {} };
  }
  const endpoint = await dataOf(
    bazar.POST("/api/tenant/{tenantId}/webhook-endpoints", {
      params: { path: { tenantId: tenant } },
      body: { ...wanted, url: settings.webhookUrl, apiVersion: API_VERSION },
    }),
  );
  onSecret(endpoint.secret);
  const path = { tenantId: tenant, endpointId: endpoint.id };
  const close = async () => {
    await dataOf(bazar.DELETE("/api/tenant/{tenantId}/webhook-endpoints/{endpointId}", { params: { path } }));
  };
  try {
    // A test counts as an event: its sequence says from where on to read, whether or not it arrives.
    const { sequence } = await dataOf(
      bazar.POST("/api/tenant/{tenantId}/webhook-endpoints/{endpointId}/test", {
        params: { path },
        body: { eventType: "webhook.test" },
      }),
    );
    return { id: endpoint.id, firstCursor: sequence, close };
  } catch (failure) {
    await close();
    throw failure;
  }
}

/** Has the platform send what it sent between two instants once more. Answers how many deliveries it queued. */
export async function replay(
  bazar: Bazar,
  options: { tenant: string; endpointId: string; from: Date; to: Date },
): Promise<number> {
  const { queued } = await dataOf(
    bazar.POST("/api/tenant/{tenantId}/webhook-endpoints/{endpointId}/replay", {
      params: { path: { tenantId: options.tenant, endpointId: options.endpointId } },
      body: { from: options.from.toISOString(), to: options.to.toISOString() },
    }),
  );
  return queued;
}
