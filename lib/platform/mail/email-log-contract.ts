import { z } from "zod";
import { PageQuery } from "@/lib/core/paging/page-query-contract";

const Status = z.enum(["queued", "sent", "failed"]);

export const EmailLogQuery = PageQuery.extend({
  status: Status.default("failed").describe("Failed are those that the provider refused for good"),
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
          tries: z.int().describe("Times that the provider did not take it"),
          error: z.string().nullable().describe("What the provider said the last time"),
          createdAt: z.iso.datetime(),
          sentAt: z.iso.datetime().nullable(),
        }),
      )
      .describe("Of the last 30 days, newest first, without what is in them"),
    failed: z.int().describe("How many of the last 30 days were given up"),
    nextCursor: z.string().nullable().describe("Null on the last page"),
  })
  .meta({ id: "EmailLog" });
