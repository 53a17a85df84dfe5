import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { idCursor, pageLimit } from "@/lib/core/paging/page-contract";
import { nextCursor } from "@/lib/core/paging/page-query-contract";
import { TICKET_KINDS } from "@/lib/core/ticket/ticket";
import { PRINT_JOB_STATES, type PrintJobRow } from "./print-job";

export const PrintJobWire = z
  .object({
    id: z.string(),
    printerId: z.string(),
    kind: z.enum(TICKET_KINDS),
    label: z.string().describe("What people call it, such as the number of the order"),
    orderId: z.string().nullable(),
    billId: z.string().nullable(),
    state: z.enum(PRINT_JOB_STATES),
    notBefore: z.iso.datetime().nullable().describe("Until then it waits, such as for a scheduled order"),
    attempts: z.int().describe("How often it was handed to a printer"),
    mayBeTwice: z.boolean().describe("It may have been printed more than once, and says so"),
    isReprint: z.boolean(),
    problem: z.string().nullable().describe("What a printer said that could not print it"),
    createdAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "PrintJob" });
export type PrintJobWire = z.output<typeof PrintJobWire>;

export const PrintJobList = z.object({ jobs: z.array(PrintJobWire).describe("Newest first"), nextCursor });

const LIST = { most: 100, usual: 30 };

export const PrintJobsQuery = z.object({
  printerId: IdParam.optional(),
  cursor: idCursor("prj"),
  limit: pageLimit(LIST.most, LIST.usual),
});

export const PrintJobParams = z.object({ tenantId: TenantParam, jobId: IdParam });

export const ReprintRequest = z.object({
  printerId: IdParam.optional().describe("Another printer than the first time"),
});

export function printJobToWire(row: PrintJobRow): PrintJobWire {
  const { ticket: _, attempt, claimedAt: __, notBefore, createdAt, endedAt, ...plain } = row;
  return {
    ...plain,
    attempts: attempt,
    notBefore: notBefore?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
