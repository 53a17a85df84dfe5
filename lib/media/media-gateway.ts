import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { AwsClient } from "aws4fetch";
import type { Env } from "@/lib/env/env";

/** Where pictures are kept. Keys are relative paths that the caller has checked. */
export type MediaStore = {
  write(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
};

const TIMEOUT_MS = 15_000;

function folderStore(folder: string): MediaStore {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd(), folder);
  return {
    async write(key, bytes) {
      const target = path.join(root, key);
      const draft = `${target}.${randomBytes(6).toString("hex")}`;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, target);
    },
    async read(key) {
      try {
        return new Uint8Array(await readFile(path.join(root, key)));
      } catch (error) {
        const { code } = error as NodeJS.ErrnoException;
        if (code === "ENOENT" || code === "ENOTDIR" || code === "EISDIR") return null;
        throw error;
      }
    },
  };
}

type Bucket = { name: string; endpoint: string | undefined; region: string; keyId: string; secret: string };

function bucketStore({ name, endpoint, region, keyId, secret }: Bucket): MediaStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: "s3",
    retries: 3,
  });
  const base = endpoint
    ? `${endpoint.replace(/\/$/, "")}/${name}`
    : `https://${name}.s3.${region}.amazonaws.com`;
  const send = (key: string, init: RequestInit) =>
    client.fetch(`${base}/${key}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  return {
    async write(key, bytes, mediaType) {
      const headers = { "content-type": mediaType, "content-length": String(bytes.byteLength) };
      const answer = await send(key, { method: "PUT", headers, body: new Uint8Array(bytes) });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The bucket ${name} refused ${key} with ${answer.status}`);
    },
    async read(key) {
      const answer = await send(key, { method: "GET" });
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      if (answer.status === 404) return null;
      throw new Error(`The bucket ${name} answered ${answer.status} for ${key}`);
    },
  };
}

/** Pictures in the S3-compatible bucket when one is set, else in a folder. Throws for half a bucket's settings. */
export function createMediaStore(
  env: Pick<
    Env,
    "MEDIA_DIR" | "S3_BUCKET" | "S3_ENDPOINT" | "S3_REGION" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY"
  >,
): MediaStore {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = env;
  if (!name) return folderStore(env.MEDIA_DIR);
  if (!keyId || !secret)
    throw new Error("S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.");
  return bucketStore({
    name,
    endpoint: env.S3_ENDPOINT,
    region: env.S3_REGION ?? "us-east-1",
    keyId,
    secret,
  });
}
