import { endpoint } from "@/lib/http/endpoint";
import { publicAccess } from "@/lib/http/guard";
import { OpenApiAnswer } from "@/lib/http/openapi-contract";
import { replyText } from "@/lib/http/reply";
import document from "@/public/openapi.json";

const text = JSON.stringify(document);

export const GET = endpoint({
  operationId: "getApiDocument",
  summary: "Read this document",
  tag: "Platform",
  guard: publicAccess,
  response: OpenApiAnswer,
  errors: [],
  handle: async () => replyText(text, { "access-control-allow-origin": "*", "cache-control": "no-cache" }),
});
