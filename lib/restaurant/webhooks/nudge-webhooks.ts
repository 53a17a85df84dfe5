import { setTimeout as wait } from "node:timers/promises";
import type { Jobs } from "@/lib/platform/app";
import type { Db } from "@/lib/platform/db/db";
import type { AfterAnswer } from "@/lib/platform/live/after-answer";
import { ANNOUNCE_DELAY_MS, type LiveUpdates } from "@/lib/platform/live/live-updates";
import type { Log } from "@/lib/platform/log/log";
import { someoneListens } from "./webhook-endpoint-store";

/** One job delivers everything that is due; adding it again replaces one that has not started. */
export const DELIVER_JOB = { key: "deliver-webhooks", maxAttempts: 25 } as const;

/**
 * Live updates that begin to deliver webhooks as well whenever events are announced. The deliveries themselves were
 * written with the events: a nudge that is lost with its process is replaced by the next scheduled run.
 */
export function nudgingWebhooks(
  live: LiveUpdates,
  { db, jobs, log, afterAnswer }: { db: Db; jobs: Jobs; log: Log; afterAnswer: AfterAnswer },
): LiveUpdates {
  const announced = new Set<string>();
  let nudging = false;
  let stopped = false;

  async function nudge(): Promise<void> {
    while (announced.size > 0 && !stopped) {
      const tenantIds = [...announced];
      announced.clear();
      try {
        if (await someoneListens(db, tenantIds)) {
          await jobs.add(db.prisma, "deliver-webhooks", {}, DELIVER_JOB);
        }
      } catch (error) {
        log.warn({ err: error, part: "webhooks" }, "could not start to deliver webhooks");
      }
    }
    nudging = false;
  }

  return {
    ...live,
    async stop() {
      stopped = true;
      await live.stop();
    },
    announce(tenantId) {
      live.announce(tenantId);
      announced.add(tenantId);
      if (nudging) return;
      nudging = true;
      afterAnswer(async () => {
        await wait(ANNOUNCE_DELAY_MS, undefined, { ref: false });
        await nudge();
      });
    },
  };
}
