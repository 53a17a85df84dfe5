import { z } from "zod";

export const PayoutAccountLink = z
  .object({
    url: z.string().describe("The processor's page; the link works once, for a few minutes"),
    expiresAt: z.iso.datetime(),
  })
  .meta({ id: "PayoutAccountLink" });
export type PayoutAccountLink = z.output<typeof PayoutAccountLink>;

export const PayoutAccountState = z
  .object({
    connected: z.boolean().describe("False until the restaurant has started to open an account"),
    detailsSubmitted: z.boolean(),
    payoutsEnabled: z.boolean().describe("Whether the processor pays out to the restaurant's bank"),
    transfersEnabled: z
      .boolean()
      .describe("Whether released money reaches the account; it stays owed until then"),
    requirementsDue: z.array(z.string()).describe("What the processor still asks for, in its own words"),
    disabledReason: z.string().nullable(),
  })
  .meta({ id: "PayoutAccount" });
export type PayoutAccountState = z.output<typeof PayoutAccountState>;
