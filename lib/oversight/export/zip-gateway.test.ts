import { randomBytes } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type ZipFile, zipArchive } from "./zip-gateway";

const warnings: Error[] = [];
const keep = (warning: Error) => void warnings.push(warning);
beforeEach(() => {
  warnings.length = 0;
  process.on("warning", keep);
});
afterEach(() => void process.off("warning", keep));
/** Warnings are emitted in the next tick. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Does not compress, so that the writer has to wait for its reader many times. */
const CHUNKS = Array.from({ length: 60 }, () => randomBytes(24_000).toString("hex"));
async function* texts(): AsyncGenerator<string> {
  yield* CHUNKS;
}

async function bytesOf(files: ZipFile[]): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  for await (const chunk of zipArchive(files)) parts.push(chunk);
  return Buffer.concat(parts);
}

it("a large file arrives whole, and nothing is warned of", async () => {
  const bytes = await bytesOf([{ name: "orders.csv", content: texts() }]);
  const start = 30 + bytes.readUInt16LE(26);
  const packed = bytes.readUInt32LE(bytes.readUInt32LE(bytes.length - 6) + 20);
  expect(inflateRawSync(bytes.subarray(start, start + packed)).toString()).toBe(CHUNKS.join(""));
  await settle();
  expect(warnings).toEqual([]);
});

it("a download that is broken off ends the reading of its file", async () => {
  let isEnded = false;
  async function* endless(): AsyncGenerator<string> {
    try {
      for (;;) yield* CHUNKS;
    } finally {
      isEnded = true;
    }
  }
  const files: ZipFile[] = [{ name: "orders.csv", content: endless() }];
  let size = 0;
  for await (const chunk of zipArchive(files)) {
    size += chunk.length;
    if (size > 200_000) break;
  }
  await expect.poll(() => isEnded).toBe(true);
});

it("a file that cannot be read breaks the download off", async () => {
  async function* failing(): AsyncGenerator<string> {
    yield* CHUNKS;
    throw new Error("the database is away");
  }
  await expect(bytesOf([{ name: "orders.csv", content: failing() }])).rejects.toThrow("the database is away");
});
