"use client";

import { useMutation } from "@tanstack/react-query";
import { BellRing, Coffee } from "lucide-react";
import { useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { api, dataOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import { testOrder } from "./test-order";

interface BoardEmptyProps {
  /** The restaurant has had no order today: this is the place to learn. */
  first: boolean;
  staffEmail: string;
  onPlaced: () => void;
}

/** A board without tickets: teaches the first time, rests afterwards. */
export function BoardEmpty({ first, staffEmail, onPlaced }: BoardEmptyProps) {
  const t = useTranslations("dashboard.board");
  const { slug, storefrontBase, manages } = useDashboardTenant();
  const toast = useToast();
  const failureWords = useFailureWords();

  const { mutate: placeTestOrder, isPending } = useMutation({
    mutationFn: async () => {
      const params = { path: { tenantId: slug } };
      const menu = await dataOf(api.GET("/api/public/{tenantId}/menu", { params }));
      const order = testOrder(menu, { name: t("testName"), email: staffEmail, note: t("testNote") });
      return order && dataOf(api.POST("/api/tenant/{tenantId}/orders/test", { params, body: order }));
    },
    onSuccess: (placed) => {
      if (placed) onPlaced();
      else toast({ tone: "failure", title: t("testFailed"), detail: t("testNoDish") });
    },
    onError: (failure) =>
      toast({ tone: "failure", title: t("testFailed"), detail: failureWords(failure).detail }),
  });

  if (!first) {
    return (
      <EmptyState icon={Coffee} title={t("quietTitle")}>
        {t("quietBody")}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={BellRing}
      title={t("emptyTitle")}
      action={
        storefrontBase !== null && (
          <div className="flex flex-wrap justify-center gap-2">
            {manages && (
              <Button pending={isPending} onClick={() => placeTestOrder()}>
                {t("testOrder")}
              </Button>
            )}
            <a href={storefrontBase || "/"} target="_blank" rel="noopener" className={buttonClass("quiet")}>
              {t("openStorefront")}
            </a>
          </div>
        )
      }
    >
      {storefrontBase === null ? t("emptyClosed") : t("emptyBody")}
    </EmptyState>
  );
}
