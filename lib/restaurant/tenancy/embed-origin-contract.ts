import { z } from "zod";
import { embedOriginOf, MAX_EMBED_ORIGINS } from "./embed-origin";
import type { WireFields } from "./wire-sides";

const Website = z
  .string()
  .refine((text) => embedOriginOf(text) !== null, "must be the https address of a website");

/** The websites that a restaurant lets show its menu. */
export const EMBED_FIELDS = {
  embedOrigins: {
    input: z
      .array(Website)
      .max(MAX_EMBED_ORIGINS)
      .transform((origins) => [...new Set(origins.map((text) => embedOriginOf(text) ?? text))])
      .describe("The websites that may show the menu and the booking form in a frame; replaced as a whole"),
    own: z.array(z.string()).describe("As browsers name them, such as `https://trattoria.example`"),
  },
} as const satisfies WireFields;
