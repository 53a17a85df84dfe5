import { endpoint } from "@/lib/app/endpoint";
import { ReleasedEscrow } from "@/lib/payments/escrow/escrow-contract";
import { releaseDueEscrow } from "@/lib/payments/payments/release-escrow";
import { cronAccess } from "@/lib/people/auth/cron-guard";
import { CALL_BUDGET_MS } from "@/lib/platform/call-time";

export const GET = endpoint({
  operationId: "releaseEscrow",
  summary: "Release the money that is due to restaurants",
  description: "For a scheduler that sends `Authorization: Bearer $CRON_SECRET`. Safe to call concurrently.",
  tag: "Operations",
  guard: cronAccess,
  response: ReleasedEscrow,
  errors: [],
  handle: async ({ app }) => ({
    released: await releaseDueEscrow(app, AbortSignal.timeout(CALL_BUDGET_MS)),
  }),
});
