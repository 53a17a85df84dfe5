import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { Count } from "@/lib/core/money/denominations";
import type { DrawerReport } from "./drawer-report";

export type DrawerRef = { tenantId: TenantId; drawerId: string };
export type DrawerDayRef = { tenantId: TenantId; dayId: string };

/** How requests name the main drawer without knowing its id; it is made by its first opening. */
export const MAIN_DRAWER = "main";

export const CASH_DIRECTIONS = ["in", "out"] as const;
export type CashDirection = (typeof CASH_DIRECTIONS)[number];

/** A cash drawer, or a waiter's purse. */
export type Drawer = {
  id: string;
  name: string;
  isMain: boolean;
  printerId: string | null;
  openDayId: string | null;
  zNumber: number;
  /** Whose takings go into it; the main one has none and gets all others'. */
  memberIds: string[];
};

type DayBase = {
  id: string;
  drawerId: string;
  drawerName: string;
  /** YYYY-MM-DD. */
  businessDate: string;
  currency: string;
  floatMinor: number;
  openedBy: string | null;
  openedByName: string | null;
  openedAt: Date;
};

export type OpenDrawerDay = DayBase & { closedAt: null };

/** A day with its Z report, which never changes. Amounts are minor units. */
export type ClosedDrawerDay = DayBase & {
  closedAt: Date;
  zNumber: number;
  closedBy: string | null;
  closedByName: string | null;
  expectedMinor: number;
  countedMinor: number;
  counts: Count[] | null;
  note: string | null;
  report: DrawerReport;
};

export type DrawerDay = OpenDrawerDay | ClosedDrawerDay;

/** What a restaurant's business days and counts follow. */
export type DrawerRules = {
  dayEndsMinutes: number;
  countsBlind: boolean;
  timeZone: string;
  currency: string;
};

/** What was taken while no day was open. */
export type DrawerOutside = { since: Date; count: number; cashMinor: number; externalMinor: number };
