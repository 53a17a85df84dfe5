"use client";

import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf, resultOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { useToast } from "@/components/ui/toast";
import type { OrderStatus } from "@/lib/service/orders/order-status";
import type { PendingMoves } from "./board-columns";
import type { BoardOrder } from "./board-order";
import { ordersKey } from "./order-queries";

type Move = { order: BoardOrder; to: OrderStatus; reason: string | undefined };

interface BoardMoves {
  moves: PendingMoves;
  /** Moves an order to its next status; true if the server accepted. Shows its own errors. */
  move: (order: BoardOrder, to: OrderStatus, reason?: string) => Promise<boolean>;
}

/** Moves that show at once and are taken back when the server refuses. One is over when the board was read again. */
export function useBoardMoves(refresh: () => Promise<boolean>): BoardMoves {
  const t = useTranslations("dashboard");
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const failureWords = useFailureWords();
  const mutationKey = [...ordersKey(tenantId), "move"];

  const sayRival = async ({ id: orderId, orderNumber: number }: BoardOrder) => {
    const path = { tenantId, orderId };
    const now = await resultOf(api.GET("/api/tenant/{tenantId}/orders/{orderId}", { params: { path } }));
    toast({
      tone: "failure",
      title: t("board.rivalTitle", { number }),
      ...(now.ok ? { detail: t("board.rivalDetail", { status: t(`status.${now.data.status}`) }) } : {}),
    });
  };
  const sayRefused = async (failure: ApiFailure, order: BoardOrder) => {
    if (failure.code === "INVALID_TRANSITION") {
      await sayRival(order);
      await refresh();
      return;
    }
    // Whether the session has ended shows when the board is read.
    if (failure.code === "UNAUTHENTICATED") void refresh();
    const words = failureWords(failure);
    toast({
      tone: "failure",
      title: t("board.moveFailed", { number: order.orderNumber }),
      detail: [words.title, words.detail].filter(Boolean).join(". "),
    });
  };

  const { mutateAsync } = useMutation({
    mutationKey,
    mutationFn: ({ order, to, reason }: Move) =>
      dataOf(
        api.PATCH("/api/tenant/{tenantId}/orders/{orderId}", {
          params: { path: { tenantId, orderId: order.id } },
          body: { status: to, reason },
        }),
      ),
    onSuccess: () => refresh(),
    onError: (failure, { order }) => void sayRefused(failure, order),
  });
  const pending = useMutationState({
    filters: { mutationKey, status: "pending" },
    select: ({ state }) => state.variables as Move,
  });
  const moves = useMemo(() => new Map(pending.map(({ order, to }) => [order.id, to])), [pending]);

  const isMoving = (orderId: string) =>
    client.isMutating({
      mutationKey,
      predicate: ({ state }) => (state.variables as Move).order.id === orderId,
    }) > 0;
  const move: BoardMoves["move"] = async (order, to, reason) => {
    if (isMoving(order.id)) return false;
    return mutateAsync({ order, to, reason }).then(
      () => true,
      () => false,
    );
  };
  return { moves, move };
}
