"use client";

import { useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { useAnswer } from "@/components/storefront/checkout/use-answer";

/**
 * The times available to a party on that day; null while they load or if they cannot be loaded. Another guest may take
 * a table at any time: times of a moment ago are not shown again.
 */
export function useFreeSlots(slug: string, { date, guestCount }: { date: string; guestCount: number }) {
  const [turn, setTurn] = useState(0);
  const { answer, pending } = useAnswer(
    { question: JSON.stringify([slug, date, guestCount]), turn },
    async () => {
      const params = { path: { tenantId: slug }, query: { date, guestCount } };
      return resultOf(api.GET("/api/public/{tenantId}/reservation/availability", { params }));
    },
  );
  return {
    slots: answer?.ok ? answer.data.slots : null,
    /** Why there are none. */
    reason: answer?.ok ? answer.data.reason : null,
    failed: !pending && answer !== null && !answer.ok,
    reload: () => setTurn((before) => before + 1),
  };
}
