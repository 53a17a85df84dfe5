import { z } from "zod";
import { PageQuery } from "@/lib/core/paging/page-query-contract";

const Status = z.enum(["queued", "sent", "failed", "held"]);

export const EmailLogQuery = PageQuery.extend({
  status: Status.default("failed").describe(
    "`failed`: the provider permanently refused it; `held`: its inbox had been sent enough that day",
  ),
});

export const EmailLog = z
  .object({
    emails: z
      .array(
        z.object({
          id: z.string(),
          tenantId: z.string().nullable(),
          to: z.string(),
          template: z.string(),
          status: Status,
          tries: z.int().describe("How often the provider did not accept it"),
          error: z.string().nullable().describe("The provider's latest error, or why it was held"),
          createdAt: z.iso.datetime(),
          sentAt: z.iso.datetime().nullable(),
        }),
      )
      .describe("From the last 30 days, newest first, without their content"),
    failed: z.int().describe("How many were given up in the last 30 days"),
    nextCursor: z.string().nullable().describe("Null on the last page"),
  })
  .meta({ id: "EmailLog" });
export type LoggedEmailWire = z.output<typeof EmailLog>["emails"][number];
