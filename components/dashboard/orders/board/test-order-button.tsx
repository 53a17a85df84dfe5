"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { ordersKey } from "@/components/dashboard/orders/order-queries";
import { api, dataOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import { testOrder } from "./test-order";

/** Places a test order on the board. Nothing for those who may not, and while guests cannot order either. */
export function TestOrderButton({ staffEmail }: { staffEmail: string }) {
  const t = useTranslations("dashboard.board");
  const { slug, storefrontBase, manages } = useDashboardTenant();
  const toast = useToast();
  const failureWords = useFailureWords();
  const queries = useQueryClient();

  const { mutate: placeTestOrder, isPending } = useMutation({
    mutationFn: async () => {
      const params = { path: { tenantId: slug } };
      const menu = await dataOf(api.GET("/api/public/{tenantId}/menu", { params }));
      const order = testOrder(menu, { name: t("testName"), email: staffEmail, note: t("testNote") });
      return order && dataOf(api.POST("/api/tenant/{tenantId}/orders/test", { params, body: order }));
    },
    onSuccess: (placed) => {
      if (placed) void queries.invalidateQueries({ queryKey: ordersKey(slug) });
      else toast({ tone: "failure", title: t("testFailed"), detail: t("testNoDish") });
    },
    onError: (failure) =>
      toast({ tone: "failure", title: t("testFailed"), detail: failureWords(failure).detail }),
  });
  if (storefrontBase === null || !manages) return null;
  return (
    <Button pending={isPending} onClick={() => placeTestOrder()}>
      {t("testOrder")}
    </Button>
  );
}
