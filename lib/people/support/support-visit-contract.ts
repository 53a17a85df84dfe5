import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { MAX_VISIT_REASON_LENGTH, MIN_REASON_LENGTH } from "./support-reason";

export const SupportVisit = z
  .object({
    id: z.string(),
    tenantId: z.string().describe("Short id"),
    reason: z.string().describe("Shown to the restaurant"),
    startedAt: z.iso.datetime(),
    endsAt: z.iso.datetime().describe("When it ends by itself"),
    endedAt: z.iso.datetime().nullable().describe("When it was ended before that"),
  })
  .meta({ id: "SupportVisit" });

export const StartSupportVisitBody = z.object({
  reason: z
    .string()
    .trim()
    .min(MIN_REASON_LENGTH)
    .max(MAX_VISIT_REASON_LENGTH)
    .describe("Shown to the restaurant; name no guests"),
});

export const SupportVisitParams = z.object({ tenantId: TenantParam, visitId: IdParam });

export type SupportVisitRow = {
  tenantId: string;
  id: string;
  userId: string;
  reason: string;
  startedAt: Date;
  endsAt: Date;
  endedAt: Date | null;
  readAreas: string[];
};

export function supportVisitView(row: SupportVisitRow): z.input<typeof SupportVisit> {
  const { id, tenantId, reason, startedAt, endsAt, endedAt } = row;
  return {
    id,
    tenantId,
    reason,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}
