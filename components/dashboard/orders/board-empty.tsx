"use client";

import { BellRing, Coffee } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { apiCall } from "@/components/data/api-call";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { EmptyState } from "@/components/ui/empty-state";
import { useToast } from "@/components/ui/toast";
import type { PublicMenu } from "@/lib/restaurant/menu/menu-contract";
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
  const { slug, storefrontBase } = useDashboardTenant();
  const toast = useToast();
  const failureWords = useFailureWords();
  const [pending, setPending] = useState(false);

  const placeTestOrder = async () => {
    setPending(true);
    const publicUrl = `/api/public/${encodeURIComponent(slug)}`;
    const menu = await apiCall<z.output<typeof PublicMenu>>("GET", `${publicUrl}/menu`);
    const guest = { name: t("testName"), email: staffEmail, note: t("testNote") };
    const order = menu.ok ? testOrder(menu.data, guest) : null;
    const placed = order && (await apiCall("POST", `${publicUrl}/orders`, order));
    setPending(false);
    if (placed?.ok) {
      onPlaced();
      return;
    }
    const refusal = placed ?? (menu.ok ? null : menu);
    toast({
      tone: "failure",
      title: t("testFailed"),
      detail: refusal === null || refusal.ok ? t("testNoDish") : failureWords(refusal).detail,
    });
  };

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
            <Button pending={pending} onClick={placeTestOrder}>
              {t("testOrder")}
            </Button>
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
