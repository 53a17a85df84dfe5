import type { App } from "@/lib/restaurant/app";

const FOLDER = /^[A-Za-z0-9][A-Za-z0-9_-]*$/;
const FILE = /^[A-Za-z0-9][A-Za-z0-9_-]*-\d{2,4}\.(avif|webp|png)$/;
const MAX_DEPTH = 5;

/** Demo pictures can be rendered anew under the same address; an upload's address never shows anything else. */
const DEMO_FOLDER = "demo";

/** One stored picture file as a response; 404 for any path that is none. */
export async function servePicture(app: App, { path }: { path: readonly string[] }): Promise<Response> {
  const folders = path.slice(0, -1);
  const format = FILE.exec(path.at(-1) ?? "")?.[1];
  const isSafe = path.length <= MAX_DEPTH && folders.every((folder) => FOLDER.test(folder));
  const bytes = format && isSafe ? await app.media.read(path.join("/")) : null;
  if (!bytes) {
    return new Response("There is no such picture.\n", {
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    });
  }
  const lifetime = folders[0] === DEMO_FOLDER ? "max-age=3600" : "max-age=31536000, immutable";
  return new Response(bytes, {
    headers: {
      "content-type": `image/${format}`,
      "content-length": String(bytes.byteLength),
      "cache-control": `public, ${lifetime}`,
      "x-content-type-options": "nosniff",
    },
  });
}
