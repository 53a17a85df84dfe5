import { chooseEncoding, isWorthCompressing } from "./compression";
import type { ResponseClass } from "./endpoint-definition";
import { namesEntityTag } from "./entity-tag";
import type { ReadyBody } from "./reply";

/** How an answer reaches its client: what for, compressed by us or by the host, and made of what. */
export type AnswerWay = { request: Request; compresses: boolean; Answer: ResponseClass };

/** Answers with a body that is kept ready, in the encoding that the client prefers, or with 304 where it has it. */
export async function answerReady(
  find: (encoding: ReadyBody["encoding"]) => Promise<ReadyBody>,
  { headers, request, compresses, Answer }: AnswerWay & { headers: Headers },
): Promise<Response> {
  const wanted = compresses ? chooseEncoding(request.headers.get("accept-encoding")) : null;
  const { etag, encoding, body } = await find(wanted);
  const isLarge = encoding !== null || (typeof body === "string" && isWorthCompressing(body));
  if (compresses && isLarge) headers.append("vary", "accept-encoding");
  // A strong tag identifies exact bytes, and compression changes them.
  headers.set("etag", encoding ? `W/${etag}` : etag);
  if (namesEntityTag(request.headers.get("if-none-match"), etag))
    return new Answer(null, { status: 304, headers });
  headers.set("content-type", "application/json; charset=utf-8");
  if (encoding === null) return new Answer(body as string, { status: 200, headers });
  const bytes = body as Buffer<ArrayBuffer>;
  headers.set("content-encoding", encoding);
  headers.set("content-length", String(bytes.byteLength));
  return new Answer(bytes, { status: 200, headers });
}
