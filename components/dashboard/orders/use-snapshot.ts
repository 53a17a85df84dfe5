"use client";

import { useEffect, useState } from "react";
import type { BoardOrder } from "./board-order";
import { snapshotKey } from "./forget-board";

type Snapshot = { atMs: number; orders: readonly BoardOrder[] };

const KEEP_EVERY_MS = 2_000;

/**
 * The last orders that this tab has read, for a board that is opened again without a connection. They are in the tab's
 * own storage: closing it or signing out removes them.
 */
export function useSnapshot(
  tenantId: string,
  staffId: string,
  orders: readonly BoardOrder[] | null,
): Snapshot | null {
  const key = snapshotKey(tenantId, staffId);
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  useEffect(() => setSnapshot(read(key)), [key]);
  useEffect(() => {
    if (!orders) return;
    const timer = setTimeout(() => write(key, { atMs: Date.now(), orders }), KEEP_EVERY_MS);
    return () => clearTimeout(timer);
  }, [key, orders]);
  return snapshot;
}

function read(key: string): Snapshot | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? "null");
    return stored && Array.isArray(stored.orders) && typeof stored.atMs === "number" ? stored : null;
  } catch {
    return null;
  }
}

function write(key: string, snapshot: Snapshot): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(snapshot));
  } catch {
    // Full or forbidden: the board then opens empty without a connection.
  }
}
