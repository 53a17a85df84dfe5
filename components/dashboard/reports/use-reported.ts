"use client";

import { useSearchParams } from "next/navigation";
import { useNow } from "next-intl";
import { createContext, useContext } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { localDate } from "@/lib/core/time/zone";
import type { ReportRange } from "@/lib/oversight/reports/report-range";
import { type Preset, readChoice, writeChoice } from "./report-choice";

const UPDATE_MS = 60_000;

export interface Reported {
  tenantId: string;
  currency: string;
  range: ReportRange;
  /** Its last day is today, or still to come. */
  isOpen: boolean;
}

const Context = createContext<Reported | null>(null);
export const ReportedProvider = Context.Provider;

/** What the sections of the page report. Throws outside of it. */
export function useReported(): Reported {
  const reported = useContext(Context);
  if (!reported) throw new Error("useReported needs a ReportedProvider around it");
  return reported;
}

export function useReportChoice() {
  const { slug, currency, timeZone } = useDashboardTenant();
  const today = localDate(useNow({ updateInterval: UPDATE_MS }), timeZone);
  const { preset, range } = readChoice(new URLSearchParams(useSearchParams()), today);
  const choose = (choice: Preset | ReportRange) => {
    const address = writeChoice(choice);
    window.history.replaceState(null, "", address ? `?${address}` : window.location.pathname);
  };
  const reported: Reported = { tenantId: slug, currency, range, isOpen: range.to >= today };
  return { preset, today, reported, choose };
}
