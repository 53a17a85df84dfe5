import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { AwsClient } from "aws4fetch";
import { fail } from "@/lib/core/errors/app-error";
import type { Env } from "@/lib/platform/env/env";
import { bucketAddress, DEFAULT_REGION } from "./bucket-address";

/** Where pictures are kept. Keys are relative paths that the caller has checked. */
export type MediaStore = {
  write(key: string, bytes: Uint8Array, mediaType: string): Promise<void>;
  /** Null when there is no such file. */
  read(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Does nothing where there is no such file. */
  remove(key: string): Promise<void>;
  /** Uploads that go past this server; null where only the server can write. */
  direct: DirectUploads | null;
};

/** Files that somebody else puts into the bucket. */
export type DirectUploads = {
  /** An address that takes one PUT of exactly this size and type, for so long. */
  sign(
    key: string,
    file: { mediaType: string; byteLength: number; expiresInSeconds: number },
  ): Promise<string>;
  /** Null when nothing has arrived, or more than allowed. */
  read(key: string, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null>;
};

const TIMEOUT_MS = 15_000;

function folderStore(folder: string): MediaStore {
  const root = path.resolve(/* turbopackIgnore: true */ process.cwd(), folder);
  return {
    direct: null,
    async write(key, bytes) {
      const target = path.join(root, key);
      const draft = `${target}.${randomBytes(6).toString("hex")}`;
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(draft, bytes);
      await rename(draft, target);
    },
    async remove(key) {
      await rm(path.join(root, key), { force: true });
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

/** Where the disk is read-only and there is no bucket. */
const noStore: MediaStore = {
  direct: null,
  write: async () => fail("NOT_CONFIGURED", "Pictures cannot be stored here: no bucket (S3_BUCKET) is set."),
  read: async () => null,
  remove: async () => undefined,
};

type Bucket = { name: string; base: string; region: string; keyId: string; secret: string };

function bucketStore({ name, base, region, keyId, secret }: Bucket): MediaStore {
  const client = new AwsClient({
    accessKeyId: keyId,
    secretAccessKey: secret,
    region,
    service: "s3",
    retries: 3,
  });
  const send = (key: string, init: RequestInit) =>
    client.fetch(`${base}/${key}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
  async function read(key: string, { maxBytes = Number.POSITIVE_INFINITY, missing = [404] } = {}) {
    const answer = await send(key, { method: "GET" });
    const isSmall = Number(answer.headers.get("content-length") ?? 0) <= maxBytes;
    if (answer.ok && isSmall) return new Uint8Array(await answer.arrayBuffer());
    await answer.body?.cancel();
    if (answer.ok || missing.includes(answer.status)) return null;
    throw new Error(`The bucket ${name} answered ${answer.status} for ${key}`);
  }
  return {
    async write(key, bytes, mediaType) {
      const headers = { "content-type": mediaType, "content-length": String(bytes.byteLength) };
      const answer = await send(key, { method: "PUT", headers, body: new Uint8Array(bytes) });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The bucket ${name} refused ${key} with ${answer.status}`);
    },
    async remove(key) {
      const answer = await send(key, { method: "DELETE" });
      await answer.body?.cancel();
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The bucket ${name} refused to remove ${key} with ${answer.status}`);
    },
    read: (key) => read(key),
    direct: {
      async sign(key, { mediaType, byteLength, expiresInSeconds }) {
        const signed = await client.sign(`${base}/${key}?X-Amz-Expires=${expiresInSeconds}`, {
          method: "PUT",
          headers: { "content-type": mediaType, "content-length": String(byteLength) },
          // The size is part of the signature: the bucket refuses any other size.
          aws: { signQuery: true, allHeaders: true },
        });
        return signed.url;
      },
      // S3 answers 403 for what is not there to whoever may not list the bucket.
      read: (key, maxBytes) => read(key, { maxBytes, missing: [403, 404] }),
    },
  };
}

/**
 * Pictures in the S3-compatible bucket when one is set, else in a folder; on Vercel, where nothing can be written, a
 * store that refuses. Throws for half a bucket's settings.
 */
export function createMediaStore(
  env: Pick<
    Env,
    | "VERCEL"
    | "MEDIA_DIR"
    | "S3_BUCKET"
    | "S3_ENDPOINT"
    | "S3_REGION"
    | "S3_ACCESS_KEY_ID"
    | "S3_SECRET_ACCESS_KEY"
  >,
): MediaStore {
  const { S3_BUCKET: name, S3_ACCESS_KEY_ID: keyId, S3_SECRET_ACCESS_KEY: secret } = env;
  const base = bucketAddress(env);
  if (!name || base === null) return env.VERCEL ? noStore : folderStore(env.MEDIA_DIR);
  if (!keyId || !secret)
    throw new Error("S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY beside it.");
  return bucketStore({ name, base, region: env.S3_REGION ?? DEFAULT_REGION, keyId, secret });
}
