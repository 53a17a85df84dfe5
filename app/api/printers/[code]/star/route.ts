import { endpoint } from "@/lib/app/endpoint";
import { replyEmpty } from "@/lib/platform/http/reply";
import { MAX_BODY_BYTES, readBytes } from "@/lib/platform/http/request-body";
import { printerLimit } from "@/lib/platform/rate-limit/limits";
import { answerStarJob } from "@/lib/service/printers/answer-star-job";
import { answerStarPoll } from "@/lib/service/printers/answer-star-poll";
import {
  DeviceParams,
  StarJobQuery,
  StarPollAnswer,
  StarResultQuery,
} from "@/lib/service/printers/bridge-contract";
import { printerAccess } from "@/lib/service/printers/printer-guards";
import { takeStarResult } from "@/lib/service/printers/take-star-result";

export const POST = endpoint({
  operationId: "pollAsStarPrinter",
  summary: "Ask for a ticket (Star CloudPRNT)",
  description:
    "The printer's own protocol: it posts its status and learns whether there is a ticket to fetch.",
  tag: "Printers",
  guard: printerAccess,
  params: DeviceParams,
  response: StarPollAnswer,
  errors: ["RATE_LIMITED"],
  limit: printerLimit,
  async handle({ app, tenantId, printer, request }) {
    const text = new TextDecoder().decode(await readBytes(request, MAX_BODY_BYTES));
    return answerStarPoll(app, { tenantId, printer, text });
  },
});

export const GET = endpoint({
  operationId: "fetchStarTicket",
  summary: "Fetch a ticket (Star CloudPRNT)",
  description: "In the printer's own language, or as a picture. 404 when somebody else has taken it.",
  tag: "Printers",
  guard: printerAccess,
  params: DeviceParams,
  query: StarJobQuery,
  response: null,
  produces: "application/vnd.star.starprnt",
  errors: ["PRINT_JOB_NOT_FOUND", "RATE_LIMITED", "UNSUPPORTED_MEDIA_TYPE"],
  limit: printerLimit,
  async handle({ app, tenantId, printer, query: { token = null, type } }) {
    const bytes = await answerStarJob(app, { tenantId, printer, token, mediaType: type });
    if (bytes === "unsupported") return replyEmpty(415);
    if (bytes === null) return replyEmpty(404);
    return new Response(bytes, { headers: { "content-type": type, "cache-control": "no-store" } });
  },
});

export const DELETE = endpoint({
  operationId: "confirmStarTicket",
  summary: "Say whether a ticket was printed (Star CloudPRNT)",
  description: "The printer sends it by itself, with a code that says whether it was printed.",
  tag: "Printers",
  guard: printerAccess,
  params: DeviceParams,
  query: StarResultQuery,
  response: null,
  errors: ["RATE_LIMITED"],
  limit: printerLimit,
  async handle({ app, tenantId, printer, query: { token = null, code } }) {
    await takeStarResult(app, { tenantId, printer, token, code });
    return replyEmpty(200);
  },
});
