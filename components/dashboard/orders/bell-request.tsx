"use client";

import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Bell } from "./use-bell";

/** Asks once for the press that a browser wants before it lets a page ring. */
export function BellRequest({ bell }: { bell: Bell }) {
  const t = useTranslations("dashboard.sound");
  if (!bell.asks) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-info-tint px-4 py-2 text-info md:px-6 print:hidden">
      <p className="flex min-w-64 flex-1 items-center gap-2.5 text-sm font-medium">
        <BellRing className="size-5 shrink-0" strokeWidth={1.5} aria-hidden="true" />
        {t("ask")}
      </p>
      <span className="flex gap-2">
        <Button variant="quiet" size="small" onClick={bell.decline}>
          {t("decline")}
        </Button>
        <Button size="small" onClick={bell.ring}>
          {t("allow")}
        </Button>
      </span>
    </div>
  );
}
