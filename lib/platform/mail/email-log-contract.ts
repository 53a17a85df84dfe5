import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";
import { PageQuery } from "@/lib/core/paging/page-query-contract";

const Status = z.enum(["queued", "sent", "failed", "kept"]);

export const EmailLogQuery = PageQuery.extend({
  status: Status.default("failed").describe(
    "`failed`: the provider permanently refused it; `kept`: there was no provider, so nobody received it",
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
          error: z.string().nullable().describe("The provider's latest error"),
          createdAt: z.iso.datetime(),
          sentAt: z.iso.datetime().nullable(),
        }),
      )
      .describe("From the last 30 days, newest first, without their content"),
    failed: z.int().describe("How many were given up in the last 30 days"),
    kept: z.int().describe("How many of the last 30 days nobody received, because there was no provider"),
    hasProvider: z.boolean().describe("Whether emails are sent; without a provider they are kept"),
    nextCursor: z.string().nullable().describe("Null on the last page"),
  })
  .meta({ id: "EmailLog" });

export const EmailParams = z.object({ emailId: IdParam });
export type LoggedEmailWire = z.output<typeof EmailLog>["emails"][number];
