"use client";

import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { Bell } from "./use-bell";

/**
 * Asks once for the press that a browser wants before it lets a page ring. It lies over the end of the page, so that
 * the first order is not below it.
 */
export function BellRequest({ bell }: { bell: Bell }) {
  const t = useTranslations("dashboard.sound");
  if (!bell.asks) return null;
  return (
    <section
      aria-label={t("label")}
      className="pointer-events-auto flex w-full max-w-2xl flex-wrap items-center justify-end gap-x-4 gap-y-2 rounded-control bg-info-tint px-4 py-2 text-info shadow-lift ring-1 ring-line"
    >
      <p className="flex min-w-56 flex-1 items-center gap-2.5 text-sm font-medium">
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
    </section>
  );
}
