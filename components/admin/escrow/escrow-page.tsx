"use client";

import { useTranslations } from "next-intl";
import { ViewTabs } from "@/components/admin/frame/view-tabs";
import { useAddressFilters } from "@/components/data/use-address-filters";
import { DisputeDesk } from "./dispute-desk";
import { EscrowDesk } from "./escrow-desk";
import { ESCROW_VIEWS, readEscrowFilters } from "./escrow-filters";

export function EscrowPage() {
  const t = useTranslations("adminMoney.escrow");
  const { filters, change } = useAddressFilters(readEscrowFilters);
  const view = filters.view ?? "flagged";
  const tabs = (
    <ViewTabs
      label={t("views")}
      path="/escrow"
      name="view"
      value={view}
      views={ESCROW_VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
    />
  );
  return view === "disputes" ? (
    <DisputeDesk tabs={tabs} />
  ) : (
    <EscrowDesk
      key={view}
      view={view}
      tabs={tabs}
      tenant={filters.tenant}
      onTenant={(tenant) => change({ tenant })}
    />
  );
}
