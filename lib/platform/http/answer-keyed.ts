import { createHash } from "node:crypto";
import type { TenantId } from "@/lib/core/ids/tenant-id";
import type { App } from "@/lib/platform/app";
import { answerOnce } from "@/lib/platform/idempotency/answer-once";
import { type MadeAnswer, PLATFORM_KEYS } from "@/lib/platform/idempotency/idempotency-store";
import { checkAnswer } from "./check-answer";
import type { EndpointDefinition } from "./endpoint-definition";
import { type Reply, replyEmpty, replyText } from "./reply";
import type { SentFile } from "./request-body";

type KeyedRequest = {
  key: string;
  tenantId: TenantId | undefined;
  request: Request;
  params: Record<string, string>;
  sentBody: unknown;
  file: SentFile | undefined;
};

/**
 * Answers a request that came with an Idempotency-Key, once. The same key is another request as soon as operation, path,
 * query, body or file differ. Throws IDEMPOTENCY_KEY_REUSED, REQUEST_IN_PROGRESS, ANSWER_LOST, and what `work` throws.
 */
export async function answerKeyed(
  app: App,
  definition: EndpointDefinition,
  { key, tenantId, request, params: { tenantId: _, ...ids }, sentBody, file }: KeyedRequest,
  work: () => Promise<unknown>,
): Promise<Reply> {
  const asked = {
    operation: definition.operationId,
    ids,
    query: new URL(request.url).search,
    body: sentBody,
    file: file && createHash("sha256").update(file.bytes).digest("hex"),
  };
  const once = { tenantId: tenantId ?? PLATFORM_KEYS, key, body: asked };
  const { text, replayed } = await answerOnce(app, once, (data) => writeAnswer(definition, data), work);
  const headers = new Headers(replayed ? { "idempotent-replayed": "true" } : {});
  return text === "" ? replyEmpty(204, headers) : replyText(text, headers);
}

/** The answer as it is stored and sent; empty for 204. */
function writeAnswer(definition: EndpointDefinition, data: unknown): MadeAnswer {
  if (definition.response === null) return { text: "", madeId: null };
  const answer = checkAnswer(definition, data) as { id?: string; pendingId?: string };
  return { text: JSON.stringify(answer), madeId: answer.id ?? answer.pendingId ?? null };
}
