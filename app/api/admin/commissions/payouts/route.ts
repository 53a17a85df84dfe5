import { endpoint } from "@/lib/app/endpoint";
import { superAdmin } from "@/lib/people/auth/staff-guards";
import { listCommissionPayouts } from "@/lib/people/referrals/list-commission-payouts";
import { payCommissions } from "@/lib/people/referrals/pay-commissions";
import {
  CommissionPayout,
  CommissionPayoutBody,
  CommissionPayoutList,
  CommissionQuery,
} from "@/lib/people/referrals/payout-contract";

export const GET = endpoint({
  operationId: "listCommissionPayouts",
  summary: "List what sales agents were paid, newest first",
  description: "A payout covers an agent's unpaid months up to one of them.",
  tag: "Admin money",
  guard: superAdmin,
  query: CommissionQuery,
  response: CommissionPayoutList,
  errors: [],
  handle: ({ app, query }) => listCommissionPayouts(app, query),
});

export const POST = endpoint({
  operationId: "payCommissions",
  summary: "Record that an agent has been paid for all months up to a given one",
  description: "Moves no money. Months that are already paid are not paid again.",
  tag: "Admin money",
  guard: superAdmin,
  body: CommissionPayoutBody,
  response: CommissionPayout,
  errors: ["USER_NOT_FOUND", "NOTHING_TO_PAY"],
  idempotent: true,
  handle: ({ app, actor, body }) => payCommissions(app, { request: body, actor }),
});
