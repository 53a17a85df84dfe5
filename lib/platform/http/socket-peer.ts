import { AsyncLocalStorage } from "node:async_hooks";

const PEERS = Symbol.for("bazar.socket-peers");
type Holder = { [PEERS]?: AsyncLocalStorage<string> };

/** Server and pages are bundled separately and share the global object. */
function peers(): AsyncLocalStorage<string> {
  const holder = globalThis as Holder;
  holder[PEERS] ??= new AsyncLocalStorage();
  return holder[PEERS];
}

/**
 * Runs `work` so that the pages it renders can read the socket's peer. Next hides the socket, and a header could be
 * forged.
 */
export function withSocketPeer<T>(peer: string, work: () => Promise<T>): Promise<T> {
  return peers().run(peer, work);
}

/** The address of the socket's peer, or null if the host does not provide it. */
export function currentSocketPeer(): string | null {
  return peers().getStore() ?? null;
}
