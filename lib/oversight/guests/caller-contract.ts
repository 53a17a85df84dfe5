import { z } from "zod";
import { GuestWire } from "./guest-contract";
import { callerDigits } from "./guest-note";

const MAX_PHONE_LENGTH = 40;

export const CallerQuery = z.object({
  phone: z
    .string()
    .trim()
    .max(MAX_PHONE_LENGTH)
    .refine((text) => callerDigits(text) !== null, "must be a whole phone number")
    .describe("All of it, as an order or booking has it; only its digits count"),
});

export const CallerNotes = z
  .object({
    guests: z
      .array(GuestWire.pick({ name: true, allergies: true, notes: true, tags: true }))
      .describe("Those of whom something is noted, most recent visit first; 5 at most"),
  })
  .meta({ id: "CallerNotes" });
export type CallerNotes = z.output<typeof CallerNotes>;
