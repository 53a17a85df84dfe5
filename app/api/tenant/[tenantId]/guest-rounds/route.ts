import { endpoint } from "@/lib/app/endpoint";
import { TenantParams } from "@/lib/core/ids/param-contract";
import { tenantStaffAccess } from "@/lib/people/auth/staff-guards";
import { staffRoundView, WaitingRounds } from "@/lib/service/bills/rounds/guest-round-contract";
import { listGuestRounds } from "@/lib/service/bills/rounds/list-guest-rounds";

export const GET = endpoint({
  operationId: "listGuestRounds",
  summary: "List the rounds of guests that wait for an answer",
  description:
    "Oldest first. They are on no bill, take no stock and are in no kitchen until they are accepted.",
  tag: "Table orders",
  guard: tenantStaffAccess,
  params: TenantParams,
  response: WaitingRounds,
  errors: [],
  async handle({ app, tenant }) {
    const rounds = await listGuestRounds(app, { tenantId: tenant.id });
    return { rounds: rounds.map((round) => staffRoundView(round, app.clock.now())) };
  },
});
