import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { registerCache } from "@/lib/platform/metrics/caches";

const PREFIX = "/_next/static/";
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
  ".woff2": "font/woff2",
};
const BROTLI = ".br";

type Found = { body: Buffer; isBrotli: boolean };

/**
 * Answers for the files of a build whose Brotli edition lies beside them, where the browser takes it, and for those of
 * other releases from the folder that they share; false leaves the request to Next. Names change with contents, so the
 * build's own are kept in memory here, and all for good in browsers.
 */
export function createStaticFiles(
  buildFolder: string,
  sharedFolder?: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const root = path.join(buildFolder, "static");
  const own = new Set(
    readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => file.replaceAll(path.sep, "/")),
  );
  const read = new Map<string, Promise<Buffer>>();
  const counts = { bytes: 0, hits: 0, misses: 0 };
  registerCache("build_files", () => ({ entries: read.size, ...counts }));
  const ownBrotli = (name: string): Promise<Buffer> => {
    const known = read.get(name);
    counts[known ? "hits" : "misses"] += 1;
    if (known) return known;
    const body = readFile(path.join(root, name + BROTLI)).then((bytes) => {
      counts.bytes += bytes.length;
      return bytes;
    });
    read.set(name, body);
    return body;
  };

  async function find(name: string, takesBrotli: boolean): Promise<Found | null> {
    if (takesBrotli && own.has(name + BROTLI)) return { body: await ownBrotli(name), isBrotli: true };
    if (own.has(name) || sharedFolder === undefined || !isInside(name)) return null;
    const file = path.join(sharedFolder, name);
    const compressed = takesBrotli ? await readFile(file + BROTLI).catch(() => null) : null;
    const body = compressed ?? (await readFile(file).catch(() => null));
    return body && { body, isBrotli: compressed !== null };
  }

  return async (request, response) => {
    const { method, url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const [address = ""] = url.split("?", 1);
    if (!address.startsWith(PREFIX)) return false;
    const name = decoded(address).slice(PREFIX.length);
    const found = await find(name, takesBrotli(headers["accept-encoding"]));
    if (found === null) return false;
    response.writeHead(200, {
      "content-type": TYPES[path.extname(name)] ?? "application/octet-stream",
      ...(found.isBrotli ? { "content-encoding": "br" } : {}),
      "content-length": found.body.length,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
    });
    response.end(method === "HEAD" ? undefined : found.body);
    return true;
  };
}

/** Whether a name stays below the folder that it is looked for in. */
function isInside(name: string): boolean {
  return !name.includes("\0") && !name.split(/[\\/]/).includes("..");
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

function takesBrotli(accepted: string | string[] | undefined): boolean {
  return String(accepted ?? "")
    .split(",")
    .some((each) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/.test(each));
}
