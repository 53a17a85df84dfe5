import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { AwsClient } from "aws4fetch";

type Seen = { method: string; url: string; authorization: string; type: string | undefined; body: string };

export type TestBucket = {
  /** What an app needs to know of it. */
  env: Record<string, string>;
  /** Every request, oldest first. */
  seen: Seen[];
  objects: Map<string, Buffer>;
  stop(): void;
};

const KEYS = { accessKeyId: "KEYID", secretAccessKey: "SECRET", region: "eu-south-1", service: "s3" };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Signs what was sent once more, as a bucket does, and compares: another size or type has another signature. */
async function isSignedFor(request: IncomingMessage, origin: string): Promise<boolean> {
  const url = new URL(request.url ?? "", origin);
  const sent = url.searchParams.get("X-Amz-Signature");
  const datetime = url.searchParams.get("X-Amz-Date") ?? "";
  const names = (url.searchParams.get("X-Amz-SignedHeaders") ?? "")
    .split(";")
    .filter((name) => name !== "host");
  for (const name of [...url.searchParams.keys()])
    if (name.startsWith("X-Amz-") && name !== "X-Amz-Expires") url.searchParams.delete(name);
  const signed = await new AwsClient(KEYS).sign(url.href, {
    method: request.method ?? "",
    headers: Object.fromEntries(names.map((name) => [name, String(request.headers[name] ?? "")])),
    aws: { signQuery: true, allHeaders: true, datetime },
  });
  return new URL(signed.url).searchParams.get("X-Amz-Signature") === sent;
}

/** Speaks the part of the S3 protocol that pictures need. Addresses with "forbidden" in them are refused. */
export async function startBucket(): Promise<TestBucket> {
  const seen: Seen[] = [];
  const objects = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { method = "", headers } = request;
    const [url = "", query] = (request.url ?? "").split("?");
    const authorization = headers.authorization ?? "";
    seen.push({ method, url, authorization, type: headers["content-type"], body: body.toString() });
    const isPresigned = query !== undefined && !(await isSignedFor(request, endpoint));
    if (url.includes("forbidden") || isPresigned) return response.writeHead(403).end();
    if (method === "PUT") objects.set(url, body);
    if (method === "DELETE") return response.writeHead(204).end(void objects.delete(url));
    const found = objects.get(url);
    return found ? response.writeHead(200).end(found) : response.writeHead(404).end("<Error/>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: {
      S3_BUCKET: "plates",
      S3_ENDPOINT: `${endpoint}/`,
      S3_REGION: KEYS.region,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    seen,
    objects,
    stop: () => server.close(),
  };
}
