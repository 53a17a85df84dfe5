import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import type { App } from "@/lib/app/app";
import type { TrustCheck } from "@/lib/core/network/client-address";
import { isPageOutage, notePageFault } from "@/lib/platform/http/page-failure";
import { showsProxy } from "@/lib/platform/http/proxy-signs";
import { withSocketPeer } from "@/lib/platform/http/socket-peer";
import type { Metrics } from "@/lib/platform/metrics/metrics";
import { inSpan } from "@/lib/platform/trace/current-trace";
import { replaceFailure } from "./replace-failure";
import type { Listener } from "./request-gate";
import { countPage } from "./watch-pages";

/** Pages are read; POST is how the forms of Next itself arrive. */
const METHODS = ["GET", "HEAD", "POST"];

/** Headers that only a proxy may set. */
const proxyHeaders = ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "x-real-ip"];

type PageHost = { trustsProxy: TrustCheck; metrics: Metrics; env: Pick<App["env"], "publicUrl"> };

/**
 * Hands a request to Next with headers that can be trusted: Next keeps a client's own X-Forwarded-For, so it is
 * replaced unless a trusted proxy sent it. The pages can ask for the socket's peer. A page that fails because the
 * database is away is 503; any other failure is counted as ours. Methods that Next cannot make a Request of, such as
 * TRACE, end here.
 */
export function createPageListener(answer: Listener, app: PageHost): Listener {
  return async (request, response) => {
    countPage(request, response, { metrics: app.metrics, publicUrl: app.env.publicUrl });
    if (!METHODS.includes(request.method ?? "")) {
      response
        .writeHead(405, { allow: METHODS.join(", "), "content-type": "text/plain; charset=utf-8" })
        .end("This method is not allowed here.\n");
      return;
    }
    if (!isDecodable(request.url ?? "/")) {
      response
        .writeHead(400, { "content-type": "text/plain; charset=utf-8" })
        .end("This address cannot be read.\n");
      return;
    }
    const peer = request.socket.remoteAddress ?? "";
    const isProxied = showsProxy(request);
    believeOnlyProxies(request, peer, app.trustsProxy);
    replaceFailure(request, response, () => {
      notePageFault(request.headers);
      return isPageOutage(request.headers);
    });
    await inSpan(String(request.headers.traceparent ?? ""), () =>
      withSocketPeer({ peer, isProxied }, () => answer(request, response)),
    );
  };
}

function believeOnlyProxies(request: IncomingMessage, peer: string, trusts: TrustCheck): void {
  delete request.headers["x-middleware-subrequest"];
  if (!ipaddr.isValid(peer) || !trusts(ipaddr.process(peer))) {
    for (const name of proxyHeaders) delete request.headers[name];
    request.headers["x-forwarded-for"] = peer;
  }
}

/** Next answers a path that is not valid percent-encoded UTF-8 with a server error. */
function isDecodable(target: string): boolean {
  try {
    return !decodeURIComponent(target.split("?", 1)[0] ?? "").includes("\0");
  } catch {
    return false;
  }
}
