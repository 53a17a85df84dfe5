import type { IncomingMessage, ServerResponse } from "node:http";
import type { Metrics } from "@/lib/platform/metrics/metrics";
import { hostName, isForeignHost, surfaceOf } from "@/lib/restaurant/tenancy/host";

const FILES = /^\/(?:(?:_next|media)\/|embed\.js$)/;
/** What looks at a process; where Next serves them they come by here as well. */
const CHECKS = /^\/(?:healthz|readyz|metrics)(?:\?|$)/;

/** The part of the platform that a page or a file belongs to: one of four words, whatever is asked for. */
export function partOf(host: string, platformHost: string, url: string): string {
  const [pathname = "/"] = url.split("?", 1);
  if (FILES.test(pathname)) return "file";
  // Whatever a restaurant's own domain shows is its storefront.
  return isForeignHost(host, platformHost) ? "storefront" : surfaceOf(host, platformHost, pathname).kind;
}

/** Counts a page or a file once it was sent, or once its reader has left. */
export function countPage(
  request: IncomingMessage,
  response: ServerResponse,
  { metrics, publicUrl }: { metrics: Metrics; publicUrl: string },
): void {
  if (CHECKS.test(request.url ?? "/")) return;
  const startedMs = performance.now();
  const part = partOf(request.headers.host ?? "", hostName(new URL(publicUrl).host), request.url ?? "/");
  response.once("close", () =>
    metrics.countPage(part, response.statusCode, (performance.now() - startedMs) / 1_000),
  );
}
