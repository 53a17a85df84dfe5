import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import type { Db } from "@/lib/platform/db/db";
import type { Log } from "@/lib/platform/log/log";
import { beatProcess, endEarlierProcesses, endProcess } from "./process-store";
import { DOUBT_AFTER_MS, PROCESS_BEAT_MS } from "./process-times";

/** This process, as others know whether it lives. */
export type ServerProcess = {
  /** Its name in what it claims; null where it has no heartbeat, and while the last one is overdue. */
  id(): string | null;
  /** Begins to beat, in the background; call it once the port is this process's. */
  begin(): Promise<void>;
  /** Takes it off the list: what it has claimed and not finished is free at once. */
  end(): Promise<void>;
};

/** Where a process runs: only one at a time has a port of a machine. */
export const instanceAt = (port: number): string | null => (port === 0 ? null : `${hostname()}:${port}`);

/** A process that serves requests (ADR 080). */
export function createServerProcess(
  db: Db,
  log: Log,
  { instance, beatMs = PROCESS_BEAT_MS }: { instance: string | null; beatMs?: number },
): ServerProcess {
  const id = randomUUID();
  let beatAtMs = Number.NEGATIVE_INFINITY;
  let timer: NodeJS.Timeout | undefined;
  let isFirst = true;
  let beating = Promise.resolve();

  async function beat(): Promise<void> {
    const startedMs = performance.now();
    try {
      await beatProcess(db.sql, { id, instance });
      if (isFirst && instance !== null) await endEarlierProcesses(db.sql, { id, instance });
      isFirst = false;
      beatAtMs = startedMs;
    } catch (error) {
      log.warn({ part: "processes", err: error }, "could not write this process's heartbeat");
    }
  }

  return {
    id: () => (performance.now() - beatAtMs < DOUBT_AFTER_MS ? id : null),
    async begin() {
      await beat();
      let isBeating = false;
      timer = setInterval(() => {
        if (isBeating) return;
        isBeating = true;
        beating = beat().finally(() => {
          isBeating = false;
        });
      }, beatMs);
      timer.unref();
    },
    async end() {
      if (timer === undefined) return;
      clearInterval(timer);
      await beating;
      beatAtMs = Number.NEGATIVE_INFINITY;
      await endProcess(db.sql, { id }).catch((error: unknown) =>
        log.warn({ part: "processes", err: error }, "could not record that this process ends"),
      );
    },
  };
}
