"use client";

import { useEffect, useEffectEvent, useState } from "react";
import type { z } from "zod";
import type { OrdersSummary } from "@/lib/orders/order-list-contract";
import { apiCall } from "../dashboard/api-call";
import { useTenantApi } from "../dashboard/dashboard-tenant";

type Today = z.output<typeof OrdersSummary>;

/** Today's count and takings, read again with every new version of the board. Null until the first answer. */
export function useToday(version: number): Today | null {
  const summaryUrl = useTenantApi()("/orders/summary");
  const [today, setToday] = useState<Today | null>(null);
  const read = useEffectEvent(async (_version: number, stillWanted: () => boolean) => {
    const result = await apiCall<Today>("GET", summaryUrl);
    if (result.ok && stillWanted()) setToday(result.data);
  });

  useEffect(() => {
    let wanted = true;
    void read(version, () => wanted);
    return () => {
      wanted = false;
    };
  }, [version]);

  return today;
}
