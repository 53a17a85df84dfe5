import { z } from "zod";

export const ProcessorEventTaken = z
  .object({ received: z.literal(true) })
  .meta({ id: "ProcessorEventTaken" });
