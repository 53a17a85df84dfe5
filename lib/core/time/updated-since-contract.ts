import { z } from "zod";
import { InstantInput } from "./time-contract";

/** The filter of a list that a program mirrors (ADR 117). */
export const UpdatedSince = InstantInput.optional().describe(
  "Only what was made or changed since then. Take the `updatedThrough` of the answer before; of its first page, where it has several",
);

/** What answers with `updatedSince` have besides their rows. */
export const updatedThrough = z.iso
  .datetime()
  .optional()
  .describe(
    "With `updatedSince`: what to ask for next, after all pages of this answer. It lies two minutes in the past, so that nothing is missed that is being written now; what changed since comes again",
  );

/** What was deleted of a list that has no trace of it. */
export const deletedRows = z
  .array(z.object({ id: z.string(), externalId: z.string().nullable(), deletedAt: z.iso.datetime() }))
  .optional()
  .describe("With `updatedSince`: what was deleted since then, oldest first");
export type DeletedRows = NonNullable<z.output<typeof deletedRows>>;
