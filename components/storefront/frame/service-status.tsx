"use client";

import { Clock } from "lucide-react";
import { useTranslations } from "next-intl";
import { useMomentText } from "./opening-time";
import type { ServiceView } from "./storefront";

export function ServiceStatus({ service }: { service: ServiceView }) {
  const t = useTranslations("storefront.status");
  const momentText = useMomentText();
  const time = service.changesAt && momentText(service.changesAt);
  if (service.open) {
    return (
      <span className="inline-flex items-center gap-2 font-semibold text-positive">
        <span aria-hidden="true" className="size-2 rounded-full bg-positive" />
        {time ? t("openUntil", { time }) : t("open")}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-caution">
      <Clock className="size-4" strokeWidth={1.75} aria-hidden="true" />
      {time ? t("opensAt", { time }) : t("closed")}
    </span>
  );
}
