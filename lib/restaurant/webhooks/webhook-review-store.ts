import type { PageCursor } from "@/lib/core/paging/page-cursor";
import type { Db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/db/generated/client";

export type ReviewedState = "failing" | "disabled" | "all";

/** The instant by which each list is sorted. */
export const SORTED_BY = {
  failing: "failingSince",
  disabled: "disabledAt",
  all: "createdAt",
} as const satisfies Record<ReviewedState, string>;

const IN_STATE = {
  failing: {
    failingSince: { not: null },
    OR: [{ disabledReason: null }, { disabledReason: { not: "owner" } }],
  },
  disabled: { disabledAt: { not: null } },
  all: {},
} satisfies Record<ReviewedState, Prisma.WebhookEndpointWhereInput>;

/** Endpoints of all restaurants in a state, the latest first, from behind the cursor. */
export function listReviewedEndpointRows(
  db: Db,
  filter: { state: ReviewedState; tenantRef?: string; after: PageCursor | null; limit: number },
) {
  const { state, tenantRef, after, limit } = filter;
  const by = SORTED_BY[state];
  return db.prisma.webhookEndpoint.findMany({
    where: {
      deletedAt: null,
      AND: IN_STATE[state],
      ...(tenantRef !== undefined && { tenant: { OR: [{ id: tenantRef }, { slug: tenantRef }] } }),
      ...(after && { OR: [{ [by]: { lt: after.at } }, { [by]: after.at, id: { lt: after.id } }] }),
    },
    orderBy: [{ [by]: "desc" }, { id: "desc" }],
    take: limit,
    include: { tenant: { select: { slug: true, name: true } } },
  });
}
