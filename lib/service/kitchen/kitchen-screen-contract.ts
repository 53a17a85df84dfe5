import { z } from "zod";
import { IdParam, TenantParam } from "@/lib/core/ids/param-contract";
import { type KitchenScreen, SCREEN_KINDS } from "./kitchen-screen";

const MAX_NAME = 60;
const MAX_CODE = 20;

const screenFields = {
  name: z.string().trim().min(1).max(MAX_NAME),
  kind: z
    .enum(SCREEN_KINDS)
    .describe("Dishes of a station or of the whole kitchen, the pass, or numbers for guests"),
  stationId: IdParam.nullable().describe("Whose dishes a `station` screen shows; null is the whole kitchen"),
};

export const KitchenScreenWire = z
  .object({
    id: z.string(),
    ...screenFields,
    pairedAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime().nullable().describe("To the minute"),
  })
  .meta({ id: "KitchenScreen" });
export type KitchenScreenWire = z.output<typeof KitchenScreenWire>;

export const KitchenScreenList = z.object({ screens: z.array(KitchenScreenWire) });

export const PairScreenBody = z
  .object({ code: z.string().trim().min(1).max(MAX_CODE).describe("What the device shows"), ...screenFields })
  .meta({ id: "PairScreenBody" });
export type PairScreenBody = z.output<typeof PairScreenBody>;

export const ChangeScreenBody = z.object(screenFields).partial().meta({ id: "ChangeScreenBody" });
export type ChangeScreenBody = z.output<typeof ChangeScreenBody>;

export const ScreenParams = z.object({ tenantId: TenantParam, screenId: IdParam });

export const ScreenPairing = z
  .object({
    code: z.string().describe("What the device shows"),
    expiresAt: z.iso.datetime().describe("Then the device asks for another"),
  })
  .meta({ id: "ScreenPairing" });

export const OwnScreen = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(SCREEN_KINDS),
    stationId: z.string().nullable(),
    restaurant: z.string(),
  })
  .meta({ id: "OwnScreen" });

export const KitchenAgesWire = z
  .object({
    soonMinutes: z.int().min(1).max(240).describe("The age from which a ticket asks to be looked at"),
    lateMinutes: z.int().min(1).max(480).describe("The age from which it is late"),
  })
  .refine(({ soonMinutes, lateMinutes }) => soonMinutes < lateMinutes, {
    path: ["lateMinutes"],
    message: "must be more than soonMinutes",
  })
  .meta({ id: "KitchenAges", example: { soonMinutes: 8, lateMinutes: 15 } });

/** A screen as the restaurant's people see it. */
export function kitchenScreenWire({ createdAt, lastSeenAt, ...screen }: KitchenScreen): KitchenScreenWire {
  return { ...screen, pairedAt: createdAt.toISOString(), lastSeenAt: lastSeenAt?.toISOString() ?? null };
}
