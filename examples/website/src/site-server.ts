import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";

/** Paths of the site and the files behind them: as plain as a web host. */
const FILES: Readonly<Record<string, { file: string; type: string }>> = {
  "/page/page.js": { file: new URL("./page/page.js", import.meta.url).href, type: "text/javascript" },
  "/page/storefront.js": {
    file: new URL("./page/storefront.js", import.meta.url).href,
    type: "text/javascript",
  },
  "/vendor/bazar-client.js": { file: import.meta.resolve("bazar-client"), type: "text/javascript" },
};

/** Two folders up from what the compiler makes of this file is the folder of all programs. */
const SITE = new URL("../../../website/site/index.html", import.meta.url);

export async function serveSite(port: number, indexHtml: string): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const found = FILES[path];
    const answer = (status: number, type: string, body: string | Buffer) =>
      response.writeHead(status, { "content-type": `${type}; charset=utf-8` }).end(body);
    if (path === "/") answer(200, "text/html", indexHtml);
    else if (!found) answer(404, "text/plain", "Not found");
    else
      readFile(new URL(found.file)).then(
        (body) => answer(200, found.type, body),
        () => answer(500, "text/plain", "Not readable"),
      );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, resolve);
  });
  return server;
}

/** Fills the places of the template; texts of a restaurant may have anything in them. */
export async function fillTemplate(values: Record<string, string>, schema: object): Promise<string> {
  const template = await readFile(SITE, "utf8");
  return template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) =>
    // Within a script element only "<" is dangerous.
    name === "SCHEMA_ORG"
      ? JSON.stringify(schema).replaceAll("<", "\\u003c")
      : escapeHtml(values[name] ?? ""),
  );
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
