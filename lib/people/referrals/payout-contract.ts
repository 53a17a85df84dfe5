import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import { PageQuery } from "@/lib/core/paging/page-query-contract";

const month = z
  .string()
  .regex(/^2\d{3}-(0[1-9]|1[0-2])$/, "Use a month such as 2026-11")
  .meta({ example: "2026-10" });

const amounts = z.array(z.object({ currency: z.string(), amount: z.number() }));

export const CommissionQuery = PageQuery.extend({ agentId: IdParam.optional() });

export const CommissionList = z
  .object({
    agents: z
      .array(
        z.object({
          userId: z.string(),
          name: z.string(),
          email: z.string(),
          refCode: z.string(),
          restaurants: z.int(),
          commissions: z.array(
            z.object({
              currency: z.string(),
              paid: z.number(),
              due: z.number().describe("For past months"),
              running: z.number().describe("For the current month"),
            }),
          ),
        }),
      )
      .describe("Newest agent first"),
    nextCursor: z.string().nullable().describe("Null on the last page"),
  })
  .meta({ id: "CommissionList" });

export type CommissionAgentWire = z.output<typeof CommissionList>["agents"][number];

export const CommissionPayoutBody = z.object({
  agentId: IdParam,
  upTo: month.describe("The last month to be paid, in UTC; it must be over"),
});
export type CommissionPayoutBody = z.output<typeof CommissionPayoutBody>;

export const CommissionPayout = z
  .object({
    id: z.string(),
    agentId: z.string(),
    upTo: z.string(),
    paidAt: z.iso.datetime(),
    amounts: amounts.describe("By currency"),
    months: z.array(
      z.object({ month: z.string(), slug: z.string(), currency: z.string(), commission: z.number() }),
    ),
  })
  .meta({ id: "CommissionPayout" });

export const CommissionPayoutList = z.object({
  payouts: z
    .array(
      z.object({
        id: z.string(),
        agent: z.object({ userId: z.string(), name: z.string(), refCode: z.string() }),
        upTo: z.string().describe("The last month that it paid"),
        paidAt: z.iso.datetime(),
        amounts: amounts.describe("By currency"),
        restaurants: z.int(),
      }),
    )
    .describe("Newest first"),
  nextCursor: z.string().nullable().describe("Null on the last page"),
});
