"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

export interface Paging {
  hasMore: boolean;
  onMore: () => void;
  /** What the reader has to know about the pages that were not read yet. */
  hint?: ReactNode;
}

/** The end of a list that is read page after page: the button for the next page, or that there is none. */
export function ListPaging({ hasMore, onMore, hint, loading }: Paging & { loading: boolean }) {
  const t = useTranslations("dashboard.list");
  return (
    <div className="flex flex-col items-center gap-3 py-6 text-center text-sm text-ink-soft">
      {hint && <p>{hint}</p>}
      {hasMore ? (
        <Button variant="secondary" pending={loading} onClick={onMore}>
          {t("more")}
        </Button>
      ) : (
        <p>{t("end")}</p>
      )}
    </div>
  );
}
