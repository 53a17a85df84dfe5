"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { openOrders } from "@/components/dashboard/orders/order-queries";
import { api, dataOf, resultOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { useToast } from "@/components/ui/toast";
import type { OrderStatus } from "@/lib/service/orders/order-status";
import { canUndo, type HeldStep, type HeldSteps, holdStep, UNDO_MS, undoStep } from "./held-steps";
import { keepSending } from "./keep-sending";
import { createStepSender, type StepSender } from "./step-sender";
import { stepStore } from "./step-store";

const NONE: HeldSteps = [];

interface BoardStepsInput {
  staffId: string;
  /** Whether a step waits for its undo. */
  undo: boolean;
  /** The server is heard: what waits is sent at once, without the pause between tries. */
  isConnected?: boolean;
  refresh: () => Promise<unknown>;
  /** The server has made a step of this device. */
  onSent?: (step: HeldStep) => void;
}

export interface BoardSteps {
  /** What this device has not sent, or not heard back about. */
  steps: HeldSteps;
  /** Takes the same step for orders that were chosen together. `always` holds it also where nothing else is held. */
  take: (
    orders: readonly Pick<BoardOrder, "id" | "orderNumber" | "status">[],
    to: OrderStatus,
    more?: { reason?: string; delayMinutes?: number | null; always?: boolean },
  ) => void;
  undo: (key: string) => void;
  /** Takes the last press back, if it still can be. */
  undoLast: () => void;
}

/**
 * Steps that show at once, can be undone for five seconds, are kept while there is no connection, and happen once
 * (docs/decisions/049).
 */
export function useBoardSteps({
  staffId,
  undo,
  isConnected = false,
  refresh,
  onSent,
}: BoardStepsInput): BoardSteps {
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const store = useMemo(() => stepStore(tenantId, staffId), [tenantId, staffId]);
  const steps = useSyncExternalStore(store.subscribe, store.get, () => NONE);
  const [sender, setSender] = useState<StepSender | null>(null);
  const say = useStepFailures();

  const sent = useEffectEvent((step: HeldStep) => onSent?.(step));
  const lost = useEffectEvent((step: HeldStep, failure: ApiFailure) => {
    void say(step, failure);
    void refresh();
  });
  const readAgain = useEffectEvent(() => refresh());

  useEffect(() => {
    const path = (orderId: string) => ({ path: { tenantId, orderId } });
    const own = createStepSender({
      store,
      async send({ key, orderId, from, to, reason, delayMinutes }) {
        try {
          const order = await dataOf(
            api.PATCH("/api/tenant/{tenantId}/orders/{orderId}", {
              params: path(orderId),
              headers: { "Idempotency-Key": key },
              body: { status: to, expectedStatus: from, reason, delayMinutes },
              // So that it arrives also when it is sent while the page is being left.
              keepalive: true,
            }),
          );
          client.setQueryData(openOrders(tenantId).queryKey, (orders) =>
            orders?.map((known) => (known.id === order.id ? order : known)),
          );
          await readAgain();
        } catch (failure) {
          // Whether the session has ended shows when the board is read.
          if ((failure as ApiFailure).status === 401) void readAgain();
          throw failure;
        }
      },
      async wasOurs({ orderId, to, tries }) {
        if (tries < 2) return false;
        const now = await resultOf(
          api.GET("/api/tenant/{tenantId}/orders/{orderId}", { params: path(orderId) }),
        );
        return now.ok && now.data.timeline.some(({ status }) => status === to);
      },
      onSent: (step) => sent(step),
      onLost: (step, failure) => lost(step, failure),
    });
    setSender(own);
    return keepSending(own);
  }, [client, store, tenantId]);

  useEffect(() => {
    if (isConnected) sender?.wake();
  }, [isConnected, sender]);

  const take = useCallback<BoardSteps["take"]>(
    (orders, to, { reason, delayMinutes, always = false } = {}) => {
      const now = Date.now();
      store.change((before) =>
        orders.reduce(
          (held, { id, orderNumber, status }) =>
            holdStep(held, {
              key: `step-${id}-${to}-${now}`,
              orderId: id,
              orderNumber,
              from: status,
              to,
              reason: reason ?? null,
              delayMinutes: delayMinutes ?? null,
              madeAtMs: now,
              dueAtMs: undo || always ? now + UNDO_MS : now,
              tries: 0,
            }),
          before,
        ),
      );
      sender?.wake();
    },
    [sender, store, undo],
  );
  const takeBack = (key: string) => store.change((before) => undoStep(before, key, Date.now()));
  return {
    steps,
    take,
    undo: takeBack,
    undoLast() {
      const last = store.get().findLast((step) => canUndo(step, Date.now()));
      if (!last) return;
      for (const { key, madeAtMs } of store.get()) if (madeAtMs === last.madeAtMs) takeBack(key);
    },
  };
}

/** Says what became of a step that was not made. */
function useStepFailures(): (step: HeldStep, failure: ApiFailure) => Promise<void> {
  const t = useTranslations("dashboard");
  const { slug: tenantId } = useDashboardTenant();
  const toast = useToast();
  const failureWords = useFailureWords();
  return async ({ orderId, orderNumber: number }, failure) => {
    if (failure.code === "INVALID_TRANSITION" || failure.code === "ANSWER_LOST") {
      const path = { tenantId, orderId };
      const now = await resultOf(api.GET("/api/tenant/{tenantId}/orders/{orderId}", { params: { path } }));
      toast({
        tone: "failure",
        title: t("board.rivalTitle", { number }),
        ...(now.ok ? { detail: t("board.rivalDetail", { status: t(`status.${now.data.status}`) }) } : {}),
      });
      return;
    }
    const words = failureWords(failure);
    toast({
      tone: "failure",
      title: t("board.moveFailed", { number }),
      detail: [words.title, words.detail].filter(Boolean).join(". "),
    });
  };
}
