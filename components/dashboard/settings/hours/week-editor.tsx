"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { SERVICES, type Service, type ServiceHours } from "@/lib/restaurant/hours/opening-hours";
import type { HoursForm } from "./hours-form";
import { WeekRows } from "./week-rows";

interface WeekEditorProps {
  service: Service;
  hours: HoursForm["openingHours"];
  onChange: (hours: ServiceHours) => void;
}

export function WeekEditor({ service, hours, onChange }: WeekEditorProps) {
  const t = useTranslations("dashboardSettings.hours");
  const own = hours[service];
  return (
    <>
      <WeekRows hours={own} onChange={onChange} />
      <div className="mt-3 flex flex-wrap gap-2">
        {SERVICES.filter((other) => other !== service).map((other) => (
          <Button
            key={other}
            variant="secondary"
            size="small"
            onClick={() => onChange({ ...own, weekly: hours[other].weekly })}
          >
            {t("sameAs", { service: t(`service.${other}`) })}
          </Button>
        ))}
      </div>
    </>
  );
}
