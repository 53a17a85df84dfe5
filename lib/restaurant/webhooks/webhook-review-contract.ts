import { z } from "zod";
import { TenantParam } from "@/lib/core/ids/param-contract";
import { PageQuery } from "@/lib/core/paging/page-query-contract";
import { WebhookEndpoint } from "./webhook-contract";

const instant = z.iso.datetime();

/** A restaurant's webhook endpoint as the platform sees it: no path, which may be a secret, and no secret. */
export const ReviewedWebhookEndpoint = z
  .object({
    id: z.string(),
    tenantId: z.string().describe("Short id"),
    restaurant: z.object({ slug: z.string(), name: z.string() }),
    host: z.string().describe("Of its url"),
    state: z.enum(["working", "failing", "disabled"]),
    consecutiveFailures: z.int().describe("Attempts since the last success"),
    failingSince: instant.nullable(),
    lastFailure: z
      .object({ at: instant, responseStatus: z.int().nullable(), error: z.string().nullable() })
      .nullable(),
    disabledAt: instant.nullable(),
    disabledReason: WebhookEndpoint.shape.disabledReason,
    createdAt: instant,
  })
  .meta({ id: "ReviewedWebhookEndpoint" });
export type ReviewedWebhookEndpointWire = z.output<typeof ReviewedWebhookEndpoint>;

export const WebhookReviewQuery = PageQuery.extend({
  state: z
    .enum(["failing", "disabled", "all"])
    .default("failing")
    .describe(
      "`failing`, with those that were disabled for it, the latest first; `disabled`, the latest first; `all`, the newest first",
    ),
  tenantId: TenantParam.optional(),
});
export type WebhookReviewQuery = z.output<typeof WebhookReviewQuery>;

export const WebhookReviewList = z.object({
  webhookEndpoints: z.array(ReviewedWebhookEndpoint),
  nextCursor: z.string().nullable().describe("Null on the last page"),
});

type EndpointRow = {
  id: string;
  tenantId: string;
  url: string;
  failureCount: number;
  failingSince: Date | null;
  lastFailedAt: Date | null;
  lastResponseStatus: number | null;
  lastError: string | null;
  disabledAt: Date | null;
  disabledReason: string | null;
  createdAt: Date;
  tenant: { slug: string; name: string };
};

export function reviewedEndpoint(row: EndpointRow): z.input<typeof ReviewedWebhookEndpoint> {
  const {
    lastFailedAt,
    lastResponseStatus: responseStatus,
    lastError: error,
    disabledAt,
    failingSince,
  } = row;
  return {
    id: row.id,
    tenantId: row.tenantId,
    restaurant: { slug: row.tenant.slug, name: row.tenant.name },
    host: new URL(row.url).host,
    state: disabledAt ? "disabled" : failingSince ? "failing" : "working",
    consecutiveFailures: row.failureCount,
    failingSince: failingSince?.toISOString() ?? null,
    lastFailure: lastFailedAt && { at: lastFailedAt.toISOString(), responseStatus, error },
    disabledAt: disabledAt?.toISOString() ?? null,
    disabledReason: row.disabledReason as z.infer<typeof ReviewedWebhookEndpoint>["disabledReason"],
    createdAt: row.createdAt.toISOString(),
  };
}
