"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { LiveBoard } from "@/components/dashboard/orders/use-board";
import type { KeptOrders } from "./kept-orders";
import { followForgetting, forgetOrders, keepOrders, recallOrders } from "./kept-orders-store";

/** A change is kept soon, and that nothing has changed often enough for "as of" to mean something. */
const SOON_MS = 1_000;
const AGAIN_MS = 30_000;
/** A server that has not answered for so long may not answer at all. */
const PATIENCE_MS = 2_500;

interface KeptOrdersInput {
  tenantId: string;
  staffId: string;
  /** Whether this device may keep anything. */
  isKept: boolean;
  board: Pick<LiveBoard, "orders" | "failure" | "link">;
}

/**
 * Keeps the board's orders on this device, and returns them while a board that was opened again has none from the server:
 * after a restart without a connection, or when no answer comes. They are removed when the server says that whoever is
 * here may no longer see them.
 */
export function useKeptOrders({ tenantId, staffId, isKept, board }: KeptOrdersInput): KeptOrders | null {
  const { orders, failure, link } = board;
  const [kept, setKept] = useState<KeptOrders | null>(null);
  const [isWanted, setWanted] = useState(false);
  const isClosed = failure?.status === 401 || failure?.status === 403;
  const isAway = failure !== null && (failure.status === 0 || failure.status >= 500);

  useEffect(() => {
    setKept(isKept ? recallOrders(tenantId, staffId) : null);
    if (!navigator.onLine) setWanted(true);
    const timer = setTimeout(() => setWanted(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [tenantId, staffId, isKept]);
  useEffect(() => {
    if (isAway) setWanted(true);
  }, [isAway]);
  useEffect(() => {
    if (!isClosed) return;
    forgetOrders();
    setKept(null);
  }, [isClosed]);

  useEffect(() => followForgetting(tenantId, staffId), [tenantId, staffId]);
  const keep = useEffectEvent(() => {
    if (orders && isKept && !isClosed) keepOrders(tenantId, staffId, { asOfMs: link.lastHeardMs, orders });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the orders is what is kept.
  useEffect(() => {
    const timer = setTimeout(() => keep(), SOON_MS);
    return () => clearTimeout(timer);
  }, [orders]);
  useEffect(() => {
    const leave = () => keep();
    const hide = () => document.visibilityState === "hidden" && keep();
    const timer = setInterval(() => keep(), AGAIN_MS);
    window.addEventListener("pagehide", leave);
    document.addEventListener("visibilitychange", hide);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", leave);
      document.removeEventListener("visibilitychange", hide);
    };
  }, []);
  return orders === null && isWanted ? kept : null;
}
