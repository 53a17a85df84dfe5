import { endpoint } from "@/lib/app/endpoint";
import { DinerExport } from "@/lib/oversight/privacy/diner-export-contract";
import { exportDiner } from "@/lib/oversight/privacy/export-diner";
import { bazarUser } from "@/lib/people/auth/diner-guards";

export const GET = endpoint({
  operationId: "exportBazarAccount",
  summary: "Export everything stored about you on the marketplace",
  description: "As one JSON document, of all restaurants.",
  tag: "Marketplace account",
  guard: bazarUser,
  response: DinerExport,
  errors: [],
  handle: ({ app, diner }) => exportDiner(app, { scope: { kind: "bazar" }, diner }),
});
