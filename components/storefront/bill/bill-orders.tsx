"use client";

import { useQuery } from "@tanstack/react-query";
import { UtensilsCrossed } from "lucide-react";
import { useTranslations } from "next-intl";
import { TenantLink } from "@/components/frame/tenant-link";
import { useStorefront } from "@/components/storefront/frame/storefront-context";
import { RoundList, roundsToShow } from "@/components/storefront/table/round-list";
import { tableRounds } from "@/components/storefront/table/rounds-query";
import { menuPathOf } from "@/components/storefront/table/table-place";
import { buttonClass } from "@/components/ui/button-style";

interface BillOrdersProps {
  token: string;
  isOpen: boolean;
  /** Something is left to pay, which comes first then. */
  isPayable: boolean;
}

/** Leads to the table's menu, and shows what was ordered from it and waits. */
export function BillOrders({ token, isOpen, isPayable }: BillOrdersProps) {
  const t = useTranslations("tableOrder");
  const { slug } = useStorefront().shop;
  const place = { kind: "bill", token } as const;
  const { data } = useQuery(tableRounds(slug, place));
  return (
    <>
      {isOpen && (
        <TenantLink
          path={menuPathOf(place)}
          className={`${buttonClass(isPayable ? "secondary" : "primary", "large")} w-full sm:w-auto`}
        >
          <UtensilsCrossed className="size-5" strokeWidth={1.5} aria-hidden="true" />
          {t("order")}
        </TenantLink>
      )}
      {data && <RoundList rounds={roundsToShow(data.rounds, true)} place={place} />}
    </>
  );
}
