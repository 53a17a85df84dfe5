import { z } from "zod";
import { FormatQuery } from "@/lib/core/csv/format-contract";

/** A month in UTC. */
export const CommissionMonth = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Use YYYY-MM");

export const CommissionQuery = FormatQuery.extend({
  month: CommissionMonth.optional().describe(
    "The statement of one month, YYYY-MM in UTC, instead of all months",
  ),
});

const Earned = z.object({
  currency: z.string(),
  fees: z.number().describe("What the platform earned at the restaurants"),
  commission: z.number().describe("The agent's share of it"),
});

export const AgentReferrals = z
  .object({
    code: z.string(),
    link: z.string().describe("Restaurants opened within 90 days of following it are attributed to you"),
    commissionPercent: z.number().describe("Applies to restaurants that join from now on"),
    referrals: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        city: z.string(),
        joinedAt: z.iso.datetime(),
        status: z
          .enum(["draft", "active", "suspended"])
          .describe("A draft waits for its owner to confirm the email address"),
        orders: z.int().describe("Placed so far, without canceled, rejected and test orders"),
        commissionPercent: z.number(),
        earned: Earned,
      }),
    ),
    totals: z.array(Earned),
  })
  .meta({ id: "AgentReferrals" });

export const AgentCommissions = z
  .object({
    totals: z
      .array(
        z.object({
          currency: z.string(),
          paid: z.number(),
          due: z.number().describe("For past months"),
          running: z.number().describe("For the current month"),
        }),
      )
      .describe("By currency; with `month`, of that month alone"),
    months: z
      .array(
        Earned.extend({
          month: z
            .string()
            .regex(/^\d{4}-\d{2}$/)
            .describe("In UTC"),
          slug: z.string(),
          name: z.string(),
          paidAt: z.iso.datetime().nullable().describe("When the platform paid it out"),
        }),
      )
      .describe("Newest first, one per month and restaurant"),
  })
  .meta({ id: "AgentCommissions" });
