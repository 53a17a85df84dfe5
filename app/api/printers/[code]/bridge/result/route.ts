import { endpoint } from "@/lib/app/endpoint";
import { printerLimit } from "@/lib/platform/rate-limit/limits";
import { BridgeResult, BridgeResultRequest, DeviceParams } from "@/lib/service/printers/bridge-contract";
import { printerAccess } from "@/lib/service/printers/printer-guards";
import { takeBridgeResult } from "@/lib/service/printers/take-bridge-result";

export const POST = endpoint({
  operationId: "confirmTicket",
  summary: "Say whether a ticket was printed behind a bridge",
  description: "A ticket whose result nobody reports is printed again, marked as possibly printed twice.",
  tag: "Printers",
  guard: printerAccess,
  params: DeviceParams,
  body: BridgeResultRequest,
  response: BridgeResult,
  errors: ["RATE_LIMITED"],
  limit: printerLimit,
  async handle({ app, tenantId, printer, body }) {
    await takeBridgeResult(app, { tenantId, printer, result: body });
    return { received: true as const };
  },
});
