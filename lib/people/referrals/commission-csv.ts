import type { z } from "zod";
import { csvResponse } from "@/lib/platform/http/table-reply";
import type { AgentCommissions } from "./referral-contract";

/** An agent's statement as a file, one row for each month and restaurant; of one month, named after it. */
export function commissionTable({ months }: z.input<typeof AgentCommissions>, month?: string): Response {
  const columns = ["month", "slug", "name", "currency", "fees", "commission", "paidAt"] as const;
  return csvResponse(month === undefined ? "commissions.csv" : `commissions-${month}.csv`, columns, {
    rows: months,
    nextCursor: null,
  });
}
