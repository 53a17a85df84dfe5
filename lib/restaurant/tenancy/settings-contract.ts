import { z } from "zod";
import { InstantInput } from "@/lib/core/time/time-contract";
import { RESTAURANT_FIELDS } from "./restaurant-field-contract";
import { shapeOf } from "./wire-sides";

/** Any of a restaurant's settings; a service's hours and payment switches that are omitted stay as they are. */
export const UpdateSettingsBody = z.object(shapeOf(RESTAURANT_FIELDS, "input")).partial();
export type UpdateSettingsBody = z.output<typeof UpdateSettingsBody>;

const { id, slug, timeZone, currency, ...settings } = shapeOf(RESTAURANT_FIELDS, "own");
export const Settings = z.object({ id, slug, timeZone, currency, ...settings }).meta({ id: "Settings" });
export type Settings = z.output<typeof Settings>;

export const PauseBody = z.object({
  until: InstantInput.nullable().describe("Null resumes ordering"),
});

export const PauseState = z.object({ pausedUntil: z.string().nullable() });
