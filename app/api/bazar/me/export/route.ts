import { DinerExport } from "@/lib/accounts/diner-export-contract";
import { exportDiner } from "@/lib/accounts/export-diner";
import { bazarUser } from "@/lib/auth/diner-guards";
import { endpoint } from "@/lib/http/endpoint";

export const GET = endpoint({
  operationId: "exportBazarAccount",
  summary: "Everything that is kept about you on the marketplace",
  tag: "Marketplace account",
  guard: bazarUser,
  response: DinerExport,
  errors: [],
  handle: ({ app, diner }) => exportDiner(app, { scope: { kind: "bazar" }, diner }),
});
