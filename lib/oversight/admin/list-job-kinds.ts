import type { z } from "zod";
import type { App } from "@/lib/payments/app";
import type { JobKinds } from "@/lib/platform/jobs/job-contract";
import { countJobKinds } from "@/lib/platform/jobs/job-list-store";

/** How much background work of each kind there is, and how long it has waited. */
export async function listJobKinds(app: App): Promise<z.input<typeof JobKinds>> {
  const kinds = await countJobKinds(app.db);
  return {
    kinds: kinds.map(({ oldestDueAt, ...kind }) => ({
      ...kind,
      oldestDueAt: oldestDueAt?.toISOString() ?? null,
    })),
  };
}
