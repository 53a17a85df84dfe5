import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import type { Db } from "@/lib/platform/db/db";
import type { Log } from "@/lib/platform/log/log";
import type { AfterAnswer } from "./after-answer";
import { findUpdates, type TenantUpdate } from "./live-store";

/** What a page follows, from an event sequence of its restaurant on: everything there, or one order or bill. */
export type Topic = {
  tenantId: string;
  subjectId: string | null;
  after: number;
  /** The notices of the platform that are known; left out by pages that show none. */
  notices?: number;
};

type Listener = (sequence: number) => void;

/** Notifies open pages that something happened at a restaurant. */
export type LiveUpdates = {
  /** Announces new events of a tenant. Called after the commit; many calls cost one message. */
  announce(tenantId: string): void;
  /**
   * Calls back with the newest sequence of what is followed whenever it has grown, at least once for every event after
   * the topic's. Returns how to stop. However many listen, a batch of events costs one query (ADR 033). Calls `onNotice`
   * whenever what the platform is doing there has changed.
   */
  subscribe(topic: Topic, listener: Listener, onNotice?: () => void): () => void;
  stop(): Promise<void>;
};

/** The open pages of one tenant, and the last event sequence and notices that they were notified of. */
type Audience = {
  notifiedSequence: number;
  notifiedNotices: number;
  boards: Set<Listener>;
  followers: Map<string, Set<Listener>>;
  noticeListeners: Set<() => void>;
};

const CHANNEL = "bazar_live";
/** A message can be lost with its sender, so the counters of watched tenants are read as well. */
const POLL_MS = 1_500;
/** On a busy evening many orders share one message. */
export const ANNOUNCE_DELAY_MS = 25;
/** PostgreSQL takes messages of less than 8,000 bytes. */
const TENANTS_PER_MESSAGE = 100;

/**
 * LISTEN/NOTIFY across instances, backed by a poll of the event counters. Notifications are sent outside the
 * transactions that cause them, because PostgreSQL serialises the commits of all notifying transactions.
 */
export function createLiveUpdates(db: Db, log: Log, afterAnswer: AfterAnswer): LiveUpdates {
  const audiences = new Map<string, Audience>();
  const toAnnounce = new Set<string>();
  const toCheck = new Set<string>();
  let announcing = false;
  let checking = false;
  let listenClient: Client | null = null;
  let timer: NodeJS.Timeout | null = null;

  function notify({ tenantId, sequence, notices, subjects }: TenantUpdate): void {
    const audience = audiences.get(tenantId);
    if (!audience) return;
    if (notices !== audience.notifiedNotices) for (const onNotice of audience.noticeListeners) onNotice();
    audience.notifiedNotices = notices;
    if (sequence === audience.notifiedSequence) return;
    audience.notifiedSequence = sequence;
    for (const listener of audience.boards) listener(sequence);
    for (const [subjectId, newest] of Object.entries(subjects)) {
      for (const listener of audience.followers.get(subjectId) ?? []) listener(newest);
    }
  }

  /** One query at a time: messages that arrive meanwhile share the next one. */
  async function check(tenantIds: Iterable<string>): Promise<void> {
    for (const id of tenantIds) toCheck.add(id);
    if (checking) return;
    checking = true;
    try {
      while (toCheck.size > 0) {
        const asked = [...toCheck].flatMap((tenantId) => {
          const audience = audiences.get(tenantId);
          return audience
            ? {
                tenantId,
                notifiedSequence: audience.notifiedSequence,
                notifiedNotices: audience.notifiedNotices,
                followsSubjects: audience.followers.size > 0,
              }
            : [];
        });
        toCheck.clear();
        for (const update of asked.length > 0 ? await findUpdates(db, asked) : []) notify(update);
      }
    } catch (error) {
      log.warn({ err: error, part: "live" }, "could not read event counters");
    } finally {
      checking = false;
    }
  }

  async function listen(): Promise<void> {
    const client = db.connection();
    listenClient = client;
    const drop = () => {
      if (listenClient === client) listenClient = null;
      client.end().catch(() => undefined);
    };
    client.on("error", drop);
    client.on("end", drop);
    client.on("notification", ({ payload }) => void check((payload ?? "").split(",")));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  }

  function watch(): void {
    if (timer) return;
    const tick = async () => {
      if (!listenClient) await listen().catch(() => undefined);
      await check(audiences.keys());
      if (audiences.size > 0) timer = setTimeout(tick, POLL_MS).unref();
      else timer = null;
    };
    timer = setTimeout(tick, 0);
  }

  return {
    announce(tenantId) {
      toAnnounce.add(tenantId);
      if (announcing) return;
      announcing = true;
      afterAnswer(async () => {
        await wait(ANNOUNCE_DELAY_MS, undefined, { ref: false });
        while (toAnnounce.size > 0) {
          const some = [...toAnnounce].slice(0, TENANTS_PER_MESSAGE);
          for (const id of some) toAnnounce.delete(id);
          await db.pool.query("SELECT pg_notify($1, $2)", [CHANNEL, some.join(",")]).catch(() => undefined);
        }
        announcing = false;
      });
    },
    subscribe({ tenantId, subjectId, after, notices = 0 }, listener, onNotice) {
      const audience: Audience = audiences.get(tenantId) ?? {
        notifiedSequence: after,
        notifiedNotices: notices,
        boards: new Set(),
        followers: new Map(),
        noticeListeners: new Set(),
      };
      audiences.set(tenantId, audience);
      const group = subjectId === null ? audience.boards : (audience.followers.get(subjectId) ?? new Set());
      if (subjectId !== null) audience.followers.set(subjectId, group);
      group.add(listener);
      if (onNotice) audience.noticeListeners.add(onNotice);
      watch();
      return () => {
        group.delete(listener);
        if (onNotice) audience.noticeListeners.delete(onNotice);
        if (subjectId !== null && group.size === 0 && audience.followers.get(subjectId) === group) {
          audience.followers.delete(subjectId);
        }
        const isEmpty = audience.boards.size === 0 && audience.followers.size === 0;
        if (isEmpty && audiences.get(tenantId) === audience) audiences.delete(tenantId);
      };
    },
    async stop() {
      if (timer) clearTimeout(timer);
      timer = null;
      audiences.clear();
      await listenClient?.end().catch(() => undefined);
    },
  };
}
