"use client";

import { useCallback, useEffect, useState } from "react";
import { useDashboardTenant, useTenantApi } from "@/components/dashboard/frame/dashboard-tenant";
import { type ApiFailure, apiCall } from "@/components/data/api-call";
import type { ServiceHours } from "@/lib/restaurant/tenancy/opening-hours";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import type { DeskTable } from "./desk-booking";

/** Where guests sit and when, and the rule for how long. */
export interface Room {
  tables: readonly DeskTable[];
  hours: ServiceHours;
  stayMinutes: number;
  intervalMinutes: number;
}

interface ReservationConfig {
  slotLengthMinutes: number;
  slotIntervalMinutes: number;
}

const RETRY_MS = 5_000;

/** The tables and table hours of the restaurant; null until they are read, asked for again until they are. */
export function useRoom(): { room: Room | null; failure: ApiFailure | null; reload: () => Promise<void> } {
  const { slug } = useDashboardTenant();
  const tenantApi = useTenantApi();
  const tablesUrl = tenantApi("/tables");
  const settingsUrl = tenantApi("/settings");
  const configUrl = `/api/public/${encodeURIComponent(slug)}/reservation/config`;
  const [room, setRoom] = useState<Room | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  const reload = useCallback(async () => {
    const [tables, settings, config] = await Promise.all([
      apiCall<{ tables: DeskTable[] }>("GET", tablesUrl),
      apiCall<Settings>("GET", settingsUrl),
      apiCall<ReservationConfig>("GET", configUrl),
    ]);
    if (!tables.ok) return setFailure(tables);
    if (!settings.ok) return setFailure(settings);
    if (!config.ok) return setFailure(config);
    setFailure(null);
    setRoom({
      tables: tables.data.tables,
      hours: settings.data.openingHours.reservation,
      stayMinutes: config.data.slotLengthMinutes,
      intervalMinutes: config.data.slotIntervalMinutes,
    });
  }, [tablesUrl, settingsUrl, configUrl]);

  useEffect(() => {
    void reload();
  }, [reload]);
  useEffect(() => {
    if (!failure) return;
    const timer = setTimeout(() => void reload(), RETRY_MS);
    return () => clearTimeout(timer);
  }, [failure, reload]);
  return { room, failure, reload };
}
