import { AsyncLocalStorage } from "node:async_hooks";

/** Who is at the other end of a connection, and whether the request shows it to be a proxy. */
export type SocketPeer = { peer: string; isProxied: boolean };

const PEERS = Symbol.for("bazar.socket-peers");
type Holder = { [PEERS]?: AsyncLocalStorage<SocketPeer> };

/** Server and pages are bundled separately and share the global object. */
function peers(): AsyncLocalStorage<SocketPeer> {
  const holder = globalThis as Holder;
  holder[PEERS] ??= new AsyncLocalStorage();
  return holder[PEERS];
}

/**
 * Runs `work` so that the pages it renders can read the socket's peer. Next hides the socket and adds headers of proxies
 * itself, and a header could be forged.
 */
export function withSocketPeer<T>(peer: SocketPeer, work: () => Promise<T>): Promise<T> {
  return peers().run(peer, work);
}

/** The socket's peer, without an address if the host does not provide it. */
export function currentSocketPeer(): SocketPeer | { peer: null } {
  return peers().getStore() ?? { peer: null };
}
