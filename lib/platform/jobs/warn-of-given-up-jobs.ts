import type { App } from "@/lib/platform/app";
import { countDeadJobs } from "./job-list-store";

/** Says every minute how many jobs have used up their attempts, as long as there are any. */
export async function warnOfGivenUpJobs(app: App): Promise<void> {
  const dead = await countDeadJobs(app.db);
  if (dead > 0) app.log.warn({ part: "jobs", dead }, "jobs have used up their attempts");
}
