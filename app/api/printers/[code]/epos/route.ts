import { endpoint } from "@/lib/app/endpoint";
import { MAX_BODY_BYTES, readBytes } from "@/lib/platform/http/request-body";
import { printerLimit } from "@/lib/platform/rate-limit/limits";
import { answerEpos } from "@/lib/service/printers/answer-epos";
import { DeviceParams } from "@/lib/service/printers/bridge-contract";
import { printerAccess } from "@/lib/service/printers/printer-guards";

export const POST = endpoint({
  operationId: "pollAsEpsonPrinter",
  summary: "Ask for a ticket, or say what became of it (Epson Server Direct Print)",
  description:
    "The printer's own protocol: a form with ConnectionType GetRequest, which is answered with ePOS-Print XML, or SetResponse.",
  tag: "Printers",
  guard: printerAccess,
  params: DeviceParams,
  response: null,
  produces: "text/xml",
  errors: ["RATE_LIMITED"],
  limit: printerLimit,
  async handle({ app, tenantId, printer, request }) {
    const text = new TextDecoder().decode(await readBytes(request, MAX_BODY_BYTES));
    const xml = await answerEpos(app, { tenantId, printer, form: new URLSearchParams(text) });
    return new Response(xml, {
      headers: { "content-type": "text/xml; charset=utf-8", "cache-control": "no-store" },
    });
  },
});
