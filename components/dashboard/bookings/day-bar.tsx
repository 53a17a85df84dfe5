"use client";

import { ChevronLeft, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { Chip } from "@/components/ui/chip";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import { SearchBox } from "@/components/ui/search-box";
import { addDays } from "@/lib/core/time/zone";

interface DayBarProps {
  date: string;
  today: string;
  search: string;
  onDate: (date: string) => void;
  onSearch: (search: string) => void;
}

export function DayBar({ date, today, search, onDate, onSearch }: DayBarProps) {
  const t = useTranslations("bookingDesk");
  return (
    <div className="flex flex-col gap-2 md:flex-row md:items-center">
      <div className="flex items-center gap-1">
        <IconButton
          icon={ChevronLeft}
          label={t("previousDay")}
          variant="secondary"
          onClick={() => onDate(addDays(date, -1))}
        />
        <Field label={t("date")} hideLabel className="min-w-0 flex-1 md:w-44">
          <Input
            type="date"
            required
            value={date}
            onChange={(event) => event.target.value && onDate(event.target.value)}
          />
        </Field>
        <IconButton
          icon={ChevronRight}
          label={t("nextDay")}
          variant="secondary"
          onClick={() => onDate(addDays(date, 1))}
        />
        <Chip pressed={date === today} className="ml-1" onClick={() => onDate(today)}>
          {t("today")}
        </Chip>
      </div>
      <search className="md:ml-auto md:w-72">
        <SearchBox label={t("search")} hint={t("searchHint")} value={search} onSearch={onSearch} />
      </search>
    </div>
  );
}
