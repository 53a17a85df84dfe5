import type { IncomingMessage, ServerResponse } from "node:http";
import ipaddr from "ipaddr.js";
import type { TrustCheck } from "@/lib/http/client-address";
import { withSocketPeer } from "@/lib/http/socket-peer";

type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** What only a proxy may say about a request. */
const proxyHeaders = ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port", "x-real-ip"];

/**
 * Hands a request to Next with headers that can be believed: Next keeps a client's own X-Forwarded-For, so it
 * is replaced unless a trusted proxy sent it. The pages can ask for the socket's peer.
 */
export function createPageListener(answer: Listener, trusts: TrustCheck): Listener {
  return async (request, response) => {
    if (!isDecodable(request.url ?? "/")) {
      response
        .writeHead(400, { "content-type": "text/plain; charset=utf-8" })
        .end("This address cannot be read.\n");
      return;
    }
    const peer = request.socket.remoteAddress ?? "";
    believeOnlyProxies(request, peer, trusts);
    await withSocketPeer(peer, () => answer(request, response));
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
