"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useDevice } from "@/components/dashboard/device/device-context";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { recall, remember } from "@/components/dashboard/orders/device-memory";
import { api, resultOf } from "@/components/data/api";
import { keepSeen, unseenOrders } from "./bell";

/** An order must be on the screen for a moment before an interaction counts as seeing it. */
const GLANCE_MS = 800;
const SEND_AGAIN_MS = 15_000;
const SIGNS_OF_LIFE = ["pointermove", "pointerdown", "keydown", "wheel", "touchstart"] as const;

/** New orders that nobody at this screen has seen. Any interaction with a visible board counts as seeing. */
export function useUnseen(slug: string, orders: readonly BoardOrder[]): readonly string[] {
  const key = `bazar.seen.${slug}`;
  const [seen, setSeen] = useState<ReadonlySet<string> | null>(null);
  const unseen = useMemo(() => (seen ? unseenOrders(orders, seen) : []), [orders, seen]);
  const since = useRef<{ ids: string; atMs: number }>({ ids: "", atMs: 0 });

  useEffect(() => {
    const stored = recall(key);
    setSeen(new Set(Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : []));
  }, [key]);

  useEffect(() => {
    if (unseen.length === 0 || !seen) return;
    const ids = unseen.join();
    if (since.current.ids !== ids) since.current = { ids, atMs: Date.now() };
    const look = () => {
      if (document.visibilityState !== "visible" || Date.now() - since.current.atMs < GLANCE_MS) return;
      const next = new Set([...keepSeen(orders, seen), ...unseen]);
      setSeen(next);
      remember(key, [...next]);
    };
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, look, { passive: true });
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, look);
    };
  }, [key, orders, seen, unseen]);

  useAcknowledge(slug, orders, seen);
  return unseen;
}

/** Reports what was seen here, so that other boards fall silent and nobody is written to. Tried again until it is known. */
function useAcknowledge(slug: string, orders: readonly BoardOrder[], seen: ReadonlySet<string> | null): void {
  const device = useDevice();
  const isLocked = device !== null && device.acting === null;
  const sent = useRef({ ids: "", atMs: 0 });
  useEffect(() => {
    const orderIds = orders
      .filter((order) => order.status === "pending" && order.seenAt === null && seen?.has(order.id))
      .map((order) => order.id);
    const ids = orderIds.join();
    if (
      isLocked ||
      ids === "" ||
      (sent.current.ids === ids && Date.now() - sent.current.atMs < SEND_AGAIN_MS)
    )
      return;
    sent.current = { ids, atMs: Date.now() };
    const params = { path: { tenantId: slug } };
    void resultOf(api.POST("/api/tenant/{tenantId}/orders/seen", { params, body: { orderIds } }));
  }, [isLocked, slug, orders, seen]);
}
