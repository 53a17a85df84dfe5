"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useState } from "react";
import { Button } from "@/components/ui/button";
import { Table } from "@/components/ui/table";

interface LongTableProps<Row> extends Omit<ComponentProps<typeof Table<Row>>, "empty"> {
  /** How many rows are shown until all are asked for. */
  first: number;
  allLabel: string;
}

/** A table whose first rows say the most; the others are a press away. */
export function LongTable<Row>({ first, allLabel, rows, ...table }: LongTableProps<Row>) {
  const t = useTranslations("dashboardReports");
  const [all, setAll] = useState(false);
  return (
    <>
      <Table {...table} rows={all ? rows : rows.slice(0, first)} />
      {rows.length > first && (
        <Button
          variant="quiet"
          className="mt-2 -ml-4 print:hidden"
          aria-expanded={all}
          onClick={() => setAll((shown) => !shown)}
        >
          {all ? t("fewer") : allLabel}
        </Button>
      )}
    </>
  );
}
