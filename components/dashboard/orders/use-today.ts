"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { z } from "zod";
import { useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { apiCall } from "@/components/data/api-call";
import type { OrdersSummary } from "@/lib/service/orders/order-list-contract";

type Today = z.output<typeof OrdersSummary>;

/** What changes without an order, such as a pause set on another device, is at most this old. */
const READ_AGAIN_MS = 10_000;

/** Today's count, takings and pause, read again with every new version of the board. Null until the first answer. */
export function useToday(version: number): Today | null {
  const summaryUrl = useTenantApi()("/orders/summary");
  const [today, setToday] = useState<Today | null>(null);
  const read = useEffectEvent(async (_version: number, stillWanted: () => boolean) => {
    const result = await apiCall<Today>("GET", summaryUrl);
    if (result.ok && stillWanted()) setToday(result.data);
  });

  useEffect(() => {
    let wanted = true;
    const readNow = () => void read(version, () => wanted);
    readNow();
    const timer = setInterval(readNow, READ_AGAIN_MS);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [version]);

  return today;
}
