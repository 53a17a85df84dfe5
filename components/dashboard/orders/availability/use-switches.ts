"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ordersToday, switchedOff } from "@/components/dashboard/orders/order-queries";
import { api, dataOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { useToast } from "@/components/ui/toast";
import { localDate } from "@/lib/core/time/zone";

export type Switchable = { kind: "product" | "category"; id: string; name: string } | { kind: "pause" };

/** Switches something off until an instant, or on again with null. */
export type SwitchChange = { what: Switchable; until: Date | null };

/** How ends are written: the time, with its day when that is another one. */
export function useEndWords(): (until: Date) => string {
  const format = useFormatter();
  const { timeZone } = useDashboardTenant();
  return (until) =>
    localDate(until, timeZone) === localDate(new Date(), timeZone)
      ? format.dateTime(until, "time")
      : format.dateTime(until, "time", { weekday: "short", day: "numeric", month: "short" });
}

/** Switches dishes, categories and the pause, and says until when. */
export function useSwitches() {
  const t = useTranslations("orderBoard.off");
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const toast = useToast();
  const failureWords = useFailureWords();
  const endWords = useEndWords();

  return useMutation({
    mutationFn: ({ what, until }: SwitchChange): Promise<unknown> => {
      const body = { until: until?.toISOString() ?? null };
      if (what.kind === "pause") {
        const params = { path: { tenantId } };
        return dataOf(api.POST("/api/tenant/{tenantId}/pause", { params, body }));
      }
      if (what.kind === "product") {
        const params = { path: { tenantId, productId: what.id } };
        return dataOf(api.POST("/api/tenant/{tenantId}/products/{productId}/sold-out", { params, body }));
      }
      const params = { path: { tenantId, categoryId: what.id } };
      return dataOf(api.POST("/api/tenant/{tenantId}/categories/{categoryId}/hidden", { params, body }));
    },
    onSuccess: (_, { what, until }) => {
      const name = what.kind === "pause" ? t("pause") : what.name;
      toast({ title: until ? t("offToast", { name, time: endWords(until) }) : t("onToast", { name }) });
    },
    onError: (failure) => toast({ ...failureWords(failure), tone: "failure" }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: switchedOff(tenantId).queryKey }),
        client.invalidateQueries({ queryKey: ordersToday(tenantId).queryKey }),
      ]),
  });
}
