import { endpoint } from "@/lib/app/endpoint";
import { printerLimit } from "@/lib/platform/rate-limit/limits";
import { answerBridge } from "@/lib/service/printers/answer-bridge";
import { BridgeClaim, BridgeClaimRequest, DeviceParams } from "@/lib/service/printers/bridge-contract";
import { printerAccess } from "@/lib/service/printers/printer-guards";

export const POST = endpoint({
  operationId: "claimTicket",
  summary: "Take the next ticket for a printer behind a bridge",
  description: "ESC/POS as bytes. It is the bridge's until it says what became of it, or for a minute.",
  tag: "Printers",
  guard: printerAccess,
  params: DeviceParams,
  body: BridgeClaimRequest,
  response: BridgeClaim,
  errors: ["RATE_LIMITED"],
  limit: printerLimit,
  handle: ({ app, tenantId, printer, body }) => answerBridge(app, { tenantId, printer, state: body.state }),
});
