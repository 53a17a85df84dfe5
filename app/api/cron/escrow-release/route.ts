import { CALL_BUDGET_MS } from "@/lib/app/call-time";
import { cronAccess } from "@/lib/auth/cron-guard";
import { ReleasedEscrow } from "@/lib/escrow/escrow-contract";
import { releaseDueEscrow } from "@/lib/escrow/release-escrow";
import { endpoint } from "@/lib/http/endpoint";

export const GET = endpoint({
  operationId: "releaseEscrow",
  summary: "Release what is due to restaurants",
  description: "For a scheduler that sends `Authorization: Bearer $CRON_SECRET`. Safe to call twice at once.",
  tag: "Operations",
  guard: cronAccess,
  response: ReleasedEscrow,
  errors: [],
  handle: async ({ app }) => ({
    released: await releaseDueEscrow(app, AbortSignal.timeout(CALL_BUDGET_MS)),
  }),
});
