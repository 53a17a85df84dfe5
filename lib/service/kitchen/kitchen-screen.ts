import type { TenantId } from "@/lib/core/ids/tenant-id";

export const SCREEN_KINDS = ["station", "expediter", "pickup"] as const;
/** What a screen shows: the dishes of a station or of the whole kitchen, the pass, or guests' numbers. */
export type ScreenKind = (typeof SCREEN_KINDS)[number];

/** A device that was paired, see prisma/schema/kitchen.prisma. */
export type KitchenScreen = {
  id: string;
  name: string;
  kind: ScreenKind;
  /** Null shows the whole kitchen. */
  stationId: string | null;
  createdAt: Date;
  lastSeenAt: Date | null;
};

export type ScreenRef = { tenantId: TenantId; screenId: string };

/** How long a device shows its code before it asks for another. */
export const CODE_MINUTES = 15;
/** That a screen is there is noted so often at most. */
export const SEEN_AGAIN_MS = 60_000;
/** How long a device stays paired that is not used: what browsers keep a cookie at most. */
export const SCREEN_SECONDS = 400 * 24 * 60 * 60;
