"use client";

import { BellRing, Coffee } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { testOrder } from "@/lib/dashboard/test-order";
import type { PublicMenu } from "@/lib/menu/menu-contract";
import { apiCall } from "../dashboard/api-call";
import { useDashboardTenant } from "../dashboard/dashboard-tenant";
import { useFailureWords } from "../dashboard/use-failure-words";
import { Button } from "../ui/button";
import { buttonClass } from "../ui/button-style";
import { EmptyState } from "../ui/empty-state";
import { useToast } from "../ui/toast";

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
