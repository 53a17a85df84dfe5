import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";

const PREFIX = "/_next/static/";
const TYPES: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=utf-8",
};

/**
 * Answers for the files of a build whose Brotli edition lies beside them, where the browser takes it; false leaves the
 * request to Next. Their names change with their contents, so they are kept in memory here and for good in browsers.
 */
export function createStaticFiles(
  buildFolder: string,
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const root = path.join(buildFolder, "static");
  const names = new Set(
    readdirSync(root, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".br"))
      .map((file) => PREFIX + file.slice(0, -".br".length).replaceAll(path.sep, "/")),
  );
  const read = new Map<string, Promise<Buffer>>();
  const bodyOf = (name: string): Promise<Buffer> => {
    const known = read.get(name);
    if (known) return known;
    const body = readFile(path.join(root, `${name.slice(PREFIX.length)}.br`));
    read.set(name, body);
    return body;
  };

  return async (request, response) => {
    const { method, url = "", headers } = request;
    if (method !== "GET" && method !== "HEAD") return false;
    const [address = ""] = url.split("?", 1);
    if (!address.startsWith(PREFIX)) return false;
    const name = decoded(address);
    if (!names.has(name) || !takesBrotli(headers["accept-encoding"])) return false;
    const body = await bodyOf(name);
    response.writeHead(200, {
      "content-type": TYPES[path.extname(name)] ?? "application/octet-stream",
      "content-encoding": "br",
      "content-length": body.length,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
    });
    response.end(method === "HEAD" ? undefined : body);
    return true;
  };
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
