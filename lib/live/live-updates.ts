import { Client } from "pg";
import type { Db } from "@/lib/db/db";
import type { Log } from "@/lib/log/log";

/** Tells open pages that something happened at a restaurant. */
export type LiveUpdates = {
  /** Says that a tenant has new events. Called after the commit; many calls cost one message. */
  announce(tenantId: string): void;
  /** Calls back with the tenant's newest event sequence when it may have grown. Returns how to stop. */
  subscribe(tenantId: string, listener: (sequence: number) => void): () => void;
  stop(): Promise<void>;
};

const CHANNEL = "bazar_live";
/** A message can be lost with its sender, so the counters of watched tenants are read as well. */
const POLL_MS = 1_500;
/** On a busy evening many orders share one message. */
export const ANNOUNCE_DELAY_MS = 25;

/**
 * LISTEN/NOTIFY across instances, backed by a poll of the event counters. Notifications are sent outside the
 * transactions that cause them, because PostgreSQL serialises the commits of all notifying transactions.
 */
export function createLiveUpdates(db: Db, log: Log): LiveUpdates {
  const listeners = new Map<string, Set<(sequence: number) => void>>();
  const lastSeen = new Map<string, number>();
  const toAnnounce = new Set<string>();
  let announcing = false;
  let listenClient: Client | null = null;
  let timer: NodeJS.Timeout | null = null;

  async function check(tenantIds: string[]): Promise<void> {
    if (tenantIds.length === 0) return;
    const { rows } = await db.pool.query<{ tenant_id: string; sequence: number }>({
      name: "live-sequences",
      text: "SELECT tenant_id, event_sequence::float8 AS sequence FROM tenant_counter WHERE tenant_id = ANY($1)",
      values: [tenantIds],
    });
    for (const { tenant_id, sequence } of rows) {
      if (lastSeen.get(tenant_id) === sequence) continue;
      lastSeen.set(tenant_id, sequence);
      for (const listener of listeners.get(tenant_id) ?? []) listener(sequence);
    }
  }

  const checkSafely = (tenantIds: string[]) =>
    check(tenantIds).catch((error: unknown) =>
      log.warn({ err: error, part: "live" }, "could not read event counters"),
    );

  async function listen(): Promise<void> {
    const client = new Client({ connectionString: db.url });
    listenClient = client;
    const drop = () => {
      if (listenClient === client) listenClient = null;
      client.end().catch(() => undefined);
    };
    client.on("error", drop);
    client.on("end", drop);
    client.on(
      "notification",
      ({ payload }) => void checkSafely((payload ?? "").split(",").filter((id) => listeners.has(id))),
    );
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  }

  function watch(): void {
    if (timer) return;
    const tick = async () => {
      if (!listenClient) await listen().catch(() => undefined);
      await checkSafely([...listeners.keys()]);
      if (listeners.size > 0) timer = setTimeout(tick, POLL_MS).unref();
      else timer = null;
    };
    timer = setTimeout(tick, 0);
  }

  return {
    announce(tenantId) {
      toAnnounce.add(tenantId);
      if (announcing) return;
      announcing = true;
      setTimeout(async () => {
        while (toAnnounce.size > 0) {
          const payload = [...toAnnounce].join(",");
          toAnnounce.clear();
          await db.pool.query("SELECT pg_notify($1, $2)", [CHANNEL, payload]).catch(() => undefined);
        }
        announcing = false;
      }, ANNOUNCE_DELAY_MS).unref();
    },
    subscribe(tenantId, listener) {
      const set = listeners.get(tenantId) ?? new Set();
      set.add(listener);
      listeners.set(tenantId, set);
      watch();
      return () => {
        set.delete(listener);
        if (set.size > 0 || listeners.get(tenantId) !== set) return;
        listeners.delete(tenantId);
        lastSeen.delete(tenantId);
      };
    },
    async stop() {
      if (timer) clearTimeout(timer);
      timer = null;
      listeners.clear();
      await listenClient?.end().catch(() => undefined);
    },
  };
}
