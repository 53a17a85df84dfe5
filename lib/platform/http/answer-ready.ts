import { chooseEncoding, isWorthCompressing } from "./compression";
import { namesEntityTag } from "./entity-tag";
import type { ReadyBody } from "./reply";

/** Answers with a body that is kept ready, in the encoding that the client prefers, or with 304 where it has it. */
export async function answerReady(
  find: (encoding: ReadyBody["encoding"]) => Promise<ReadyBody>,
  { headers, request, compresses }: { headers: Headers; request: Request; compresses: boolean },
): Promise<Response> {
  const wanted = compresses ? chooseEncoding(request.headers.get("accept-encoding")) : null;
  const { etag, encoding, body } = await find(wanted);
  const isLarge = encoding !== null || (typeof body === "string" && isWorthCompressing(body));
  if (compresses && isLarge) headers.append("vary", "accept-encoding");
  // A strong tag identifies exact bytes, and compression changes them.
  headers.set("etag", encoding ? `W/${etag}` : etag);
  if (namesEntityTag(request.headers.get("if-none-match"), etag))
    return new Response(null, { status: 304, headers });
  headers.set("content-type", "application/json; charset=utf-8");
  if (encoding === null) return new Response(body as string, { status: 200, headers });
  const bytes = body as Buffer;
  headers.set("content-encoding", encoding);
  headers.set("content-length", String(bytes.byteLength));
  return new Response(new Uint8Array(bytes), { status: 200, headers });
}
