import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/**
 * The product behind a slow connection: pages begin at once and end after `pauseMs`, everything else passes as it is. Not
 * done by `page.route`, which sees no request of a service worker.
 */
export async function startSlowPages(
  target: string,
  { pauseMs }: { pauseMs: number },
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { hostname, port, host } = new URL(target);
  const proxy = http.createServer((asked, answer) => {
    const { method, url: path } = asked;
    // Compressed, the beginning of a page would say nothing yet.
    const headers = { ...asked.headers, host, "accept-encoding": "identity" };
    const passed = http.request({ hostname, port, method, path, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      if (!found.headers["content-type"]?.startsWith("text/html")) return found.pipe(answer);
      found.once("data", async (first) => {
        found.pause();
        answer.write(first);
        await wait(pauseMs);
        found.pipe(answer);
      });
    });
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  proxy.listen(0, hostname);
  await once(proxy, "listening");
  return {
    origin: `http://${hostname}:${(proxy.address() as AddressInfo).port}`,
    async stop() {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
