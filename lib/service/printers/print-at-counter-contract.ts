import { z } from "zod";
import { IdParam } from "@/lib/core/ids/param-contract";

export const PrintAtCounterRequest = z
  .object({ printerId: IdParam.nullish().describe("Left out for the printer at the counter") })
  .prefault({})
  .meta({ id: "PrintAtCounterRequest" });
