import { z } from "zod";
import { TWIN_PARTS } from "./twin-part";

export const OpenTwinBody = z
  .object({
    copy: z
      .array(z.enum(TWIN_PARTS))
      .transform((parts) => [...new Set(parts)])
      .default([...TWIN_PARTS])
      .describe(
        "What is copied besides the restaurant's name, place, hours and taxes, which are always copied; everything where it is left out. Guests, orders, bookings, money, keys, webhook endpoints and devices never are",
      ),
  })
  .meta({ id: "OpenTwinRequest", example: { copy: ["settings", "menu", "tables"] } });
export type OpenTwinBody = z.output<typeof OpenTwinBody>;

export const Twin = z
  .object({
    id: z.string().describe("Begins with `twin`"),
    slug: z.string().describe("Takes the restaurant's place in all paths"),
    name: z.string(),
    restaurant: z.object({ id: z.string(), slug: z.string() }).describe("Whose twin it is"),
    status: z.enum(["active", "suspended"]).describe("As the restaurant's"),
    storefrontUrl: z.string().describe("Where guests would order and book"),
    dashboardUrl: z.string().describe("Where its team works"),
    openedAt: z.iso.datetime(),
  })
  .meta({ id: "Twin" });
export type Twin = z.output<typeof Twin>;
