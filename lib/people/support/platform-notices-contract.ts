import { z } from "zod";

export const PlatformNotices = z
  .object({
    ownVisit: z
      .object({ id: z.string(), endsAt: z.iso.datetime() })
      .nullable()
      .describe("The support visit of the super-admin who asks"),
    visits: z
      .array(z.object({ id: z.string(), reason: z.string(), endsAt: z.iso.datetime() }))
      .describe("Support visits under way, for the restaurant's people"),
    suspension: z
      .object({ reason: z.string().nullable() })
      .nullable()
      .describe("Null while the platform has not closed the restaurant to guests"),
  })
  .meta({ id: "PlatformNotices" });
export type PlatformNoticesWire = z.input<typeof PlatformNotices>;
