import { z } from "zod";

const BridgeState = z
  .enum(["online", "cover_open", "paper_out", "error"])
  .describe("How the printer behind the bridge is");

export const DeviceParams = z.object({
  code: z.string().max(80).describe("The printer's code, which its page shows once"),
});

export const BridgeClaimRequest = z.object({ state: BridgeState });

const BridgeJob = z
  .object({
    id: z.string(),
    label: z.string(),
    mayBeTwice: z.boolean().describe("It was handed out before, and nobody knows whether it was printed"),
    data: z.string().describe("ESC/POS, in base64"),
  })
  .meta({ id: "BridgeJob" });
export type BridgeJobWire = z.output<typeof BridgeJob>;

export const BridgeClaim = z.object({
  job: BridgeJob.nullable().describe("Null when there is nothing to print"),
});

export const BridgeResultRequest = z.object({
  jobId: z.string().max(40),
  printed: z.boolean(),
  problem: z.string().max(200).optional().describe("Why it was not printed"),
  state: BridgeState,
});

export const BridgeResult = z.object({ received: z.literal(true) });

export const StarPollAnswer = z
  .object({
    jobReady: z.boolean(),
    mediaTypes: z.array(z.string()).optional(),
    jobToken: z.string().optional(),
    deleteMethod: z.literal("DELETE").optional(),
  })
  .meta({ id: "StarPollAnswer" });

export const StarJobQuery = z.object({
  type: z.string().max(100).describe("Media type"),
  token: z.string().max(40).optional(),
  mac: z.string().max(40).optional(),
  uid: z.string().max(100).optional(),
});

export const StarResultQuery = z.object({
  code: z.string().max(200).describe("Begins with 2 when it was printed"),
  token: z.string().max(40).optional(),
  mac: z.string().max(40).optional(),
  uid: z.string().max(100).optional(),
  retry: z.string().max(10).optional(),
  firmware: z.string().max(100).optional(),
  config: z.string().max(100).optional(),
  skip: z.string().max(10).optional(),
  error: z.string().max(10).optional(),
});
