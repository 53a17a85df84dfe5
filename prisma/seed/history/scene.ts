import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { DemoRestaurant } from "@/prisma/seed/content/demo-content";
import type { Clockwork } from "./clockwork";
import type { HistoryIds } from "./history-ids";
import type { HistoryRows } from "./history-rows";
import type { Random } from "./random";

/** What the restaurant's row in the database says. */
export type RestaurantRules = {
  platformFeeBps: number;
  prepMinutes: number;
  deliveryMinutes: number;
  escrowDelayHours: number;
  plausiblePrepSeconds: number;
};

/** Who works there, by the ids of their accounts. */
export type Staff = {
  ownerId: string;
  teamIds: readonly [string, ...string[]];
  adminId: string;
  /** By account. */
  names: ReadonlyMap<string, string>;
};

/** Where the history of one restaurant happens: everything that its parts share. */
export type Scene = {
  restaurant: DemoRestaurant;
  tenantId: TenantId;
  rules: RestaurantRules;
  staff: Staff;
  /** The first calendar day of the history, and the instant up to which it goes. */
  firstDay: string;
  end: Date;
  random: Random;
  ids: HistoryIds;
  clockwork: Clockwork;
  rows: HistoryRows;
};

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The instant that much later; also with fractions, and earlier where it is negative. */
export function later(
  at: Date,
  { hours = 0, minutes = 0, seconds = 0 }: { hours?: number; minutes?: number; seconds?: number },
): Date {
  return new Date(Math.round(at.getTime() + hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS));
}

/** Notes a privileged act in the audit log. */
export function noteAct(
  { rows, ids, tenantId, staff }: Scene,
  act: { by: "owner" | "superadmin"; action: string; subjectId: string; data?: object; at: Date },
): void {
  const { by, action, subjectId, data = {}, at } = act;
  rows.auditEntry.push({
    id: ids.id("aud", at),
    at,
    actorId: by === "owner" ? staff.ownerId : staff.adminId,
    actorRole: by,
    action,
    tenantId,
    subjectId,
    data,
  });
}
