import type { z } from "zod";
import type { App } from "@/lib/app/app";
import { earnedView, earningsOf } from "./earnings";
import type { AgentCommissions } from "./referral-contract";
import { listReferredFees } from "./referral-store";

/** What an agent has earned, by month and restaurant. */
export async function listCommissions(
  app: App,
  { userId }: { userId: string },
): Promise<z.input<typeof AgentCommissions>> {
  const rows = await listReferredFees(app.db, { userId });
  const months = rows.flatMap((row) => {
    const [earned] = earningsOf([row]);
    return row.month === null || !earned ? [] : [{ month: row.month, slug: row.slug, ...earnedView(earned) }];
  });
  return { months };
}
