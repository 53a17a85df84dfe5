import { z } from "zod";

/** The guests of a bill as staff see them. */
export const BillGuestsWire = z
  .array(z.object({ id: z.string(), number: z.int(), name: z.string().nullable() }))
  .describe("Who orders from their own phones, in the order in which they began; null for no name");
