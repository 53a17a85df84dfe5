"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";

interface BulkBarProps {
  count: number;
  onAll: () => void;
  onEdit: () => void;
}

/** What can be done with the chosen dishes; it stays in view below the list. */
export function BulkBar({ count, onAll, onEdit }: BulkBarProps) {
  const t = useTranslations("dashboardMenu.bulk");
  return (
    <div className="sticky bottom-20 z-20 mt-4 flex flex-wrap items-center gap-2 rounded-control bg-surface p-3 shadow-lift ring-1 ring-line md:bottom-4">
      <p aria-live="polite" className="mr-auto text-sm font-semibold">
        {t("chosen", { count })}
      </p>
      <Button variant="quiet" size="small" onClick={onAll}>
        {t("selectAll")}
      </Button>
      <Button size="small" disabled={count === 0} onClick={onEdit}>
        {t("edit")}
      </Button>
    </div>
  );
}
