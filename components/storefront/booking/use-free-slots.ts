"use client";

import { useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { useAnswer } from "@/components/storefront/checkout/use-answer";

/**
 * The times available to a party on that day; null while they load or if they cannot be loaded. Another guest may take
 * a table at any time: times of a moment ago are not shown again. Where a booking is moved, its own tables count as free.
 */
export function useFreeSlots(
  slug: string,
  { date, guestCount, moving }: { date: string; guestCount: number; moving?: { id: string; token: string } },
) {
  const [turn, setTurn] = useState(0);
  const { answer, pending } = useAnswer(
    { question: JSON.stringify([slug, date, guestCount]), turn },
    async () => {
      const path = { tenantId: slug };
      if (!moving) {
        const params = { path, query: { date, guestCount } };
        return resultOf(api.GET("/api/public/{tenantId}/reservation/availability", { params }));
      }
      return resultOf(
        api.POST("/api/public/{tenantId}/reservation/{reservationId}/availability", {
          params: { path: { ...path, reservationId: moving.id } },
          body: { token: moving.token, date, guestCount },
        }),
      );
    },
  );
  return {
    slots: answer?.ok ? answer.data.slots : null,
    /** Of a full day: the times for which the guest can ask to be told. */
    takenTimes: answer?.ok ? answer.data.takenTimes : [],
    reason: answer?.ok ? answer.data.reason : null,
    failed: !pending && answer !== null && !answer.ok,
    reload: () => setTurn((before) => before + 1),
  };
}
