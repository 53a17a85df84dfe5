"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { type ApiFailure, apiCall } from "@/components/data/api-call";
import type { LiveLink } from "@/components/data/live-link";
import { useFailureWords } from "@/components/data/use-failure-words";
import { useLiveLink } from "@/components/data/use-live-link";
import { useToast } from "@/components/ui/toast";
import type { OrderStatus } from "@/lib/service/orders/order-status";
import type { PendingMoves } from "./board-columns";
import type { BoardOrder } from "./board-order";
import { fetchOpenOrders } from "./fetch-orders";

/** The session has ended: asked anew, the page leads to the sign-in and back here afterwards. */
const SIGNED_OUT = 401;

export interface LiveBoard {
  /** Null until the first answer. */
  orders: readonly BoardOrder[] | null;
  /** Why there is nothing to show yet. */
  failure: ApiFailure | null;
  moves: PendingMoves;
  link: LiveLink;
  /** Counts how often the server was asked, for what has to follow the board. */
  version: number;
  refresh: () => Promise<boolean>;
  /** Moves an order on; true when the server agreed. Says what went wrong by itself. */
  move: (order: BoardOrder, to: OrderStatus, reason?: string) => Promise<boolean>;
}

/** The open orders, kept live, with moves that show at once and are taken back when the server refuses. */
export function useBoard(): LiveBoard {
  const t = useTranslations("dashboard");
  const tenantApi = useTenantApi();
  const ordersUrl = tenantApi("/orders");
  const toast = useToast();
  const failureWords = useFailureWords();
  const router = useRouter();
  const [orders, setOrders] = useState<readonly BoardOrder[] | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [moves, setMoves] = useState<PendingMoves>(new Map());
  const [version, setVersion] = useState(0);

  const running = useRef<Promise<boolean> | null>(null);
  const queued = useRef<Promise<boolean> | null>(null);

  const load = useCallback(async (): Promise<boolean> => {
    const result = await fetchOpenOrders(ordersUrl);
    if (result.ok) {
      setOrders(result.data);
      setVersion((before) => before + 1);
    }
    setFailure(result.ok ? null : result);
    if (!result.ok && result.status === SIGNED_OUT) router.refresh();
    return result.ok;
  }, [ordersUrl, router]);

  /** What it resolves with was read after the call: a reading under way is waited for and followed by one more. */
  const refresh = useCallback((): Promise<boolean> => {
    if (queued.current) return queued.current;
    const start = () => {
      queued.current = null;
      const reading = load().finally(() => {
        if (running.current === reading) running.current = null;
      });
      running.current = reading;
      return reading;
    };
    if (!running.current) return start();
    queued.current = running.current.then(start);
    return queued.current;
  }, [load]);

  const link = useLiveLink({
    url: tenantApi("/live"),
    onChange: () => void refresh(),
    ask: refresh,
  });

  useEffect(() => {
    void refresh();
  }, [refresh]);

  const settle = (orderId: string) =>
    setMoves((before) => new Map([...before].filter(([id]) => id !== orderId)));

  const tellRival = async (order: BoardOrder) => {
    const now = await apiCall<BoardOrder>("GET", `${ordersUrl}/${order.id}`);
    toast({
      tone: "failure",
      title: t("board.rivalTitle", { number: order.orderNumber }),
      ...(now.ok ? { detail: t("board.rivalDetail", { status: t(`status.${now.data.status}`) }) } : {}),
    });
  };

  const move: LiveBoard["move"] = async (order, to, reason) => {
    if (moves.has(order.id)) return false;
    setMoves((before) => new Map(before).set(order.id, to));
    const result = await apiCall<BoardOrder>("PATCH", `${ordersUrl}/${order.id}`, {
      status: to,
      ...(reason ? { reason } : {}),
    });
    if (result.ok) {
      await refresh();
      settle(order.id);
      return true;
    }
    settle(order.id);
    if (result.status === SIGNED_OUT) router.refresh();
    if (result.code === "INVALID_TRANSITION") {
      await tellRival(order);
      await refresh();
      return false;
    }
    const words = failureWords(result);
    toast({
      tone: "failure",
      title: t("board.moveFailed", { number: order.orderNumber }),
      detail: [words.title, words.detail].filter(Boolean).join(". "),
    });
    return false;
  };

  return { orders, failure, moves, link, version, refresh, move };
}
