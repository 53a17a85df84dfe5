"use client";

import { useState } from "react";
import { api, resultOf } from "@/components/data/api";
import type { OrderService } from "@/components/storefront/frame/storefront";
import { useAnswer } from "./use-answer";

export interface OrderTimesInUse {
  /** Null while they load, if they cannot be loaded, and as long as nobody asks. */
  times: readonly string[] | null;
  failed: boolean;
  reload: () => void;
}

/** The times for which an order of the dishes can be scheduled, asked for only when somebody wants one. */
export function useOrderTimes(
  slug: string,
  { service, dishes }: { service: OrderService; dishes: readonly string[] },
  isWanted: boolean,
): OrderTimesInUse {
  const products = [...new Set(dishes)].sort().join(",");
  const [turn, setTurn] = useState(0);
  const { answer, pending } = useAnswer(
    { question: isWanted ? JSON.stringify([slug, service, products]) : null, turn },
    async () => {
      const params = { path: { tenantId: slug }, query: { type: service, products } };
      return resultOf(api.GET("/api/public/{tenantId}/order-times", { params }));
    },
  );
  return {
    times: answer?.ok ? answer.data.times : null,
    failed: !pending && answer !== null && !answer.ok,
    reload: () => setTurn((before) => before + 1),
  };
}
