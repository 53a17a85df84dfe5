import { type AddressInfo, connect, createServer, type Socket } from "node:net";

export type FragileLink = {
  /** The database's address through the link. */
  url: string;
  /** Nothing passes from now on, without notice: a cut cable, or a frozen database. */
  freeze(): void;
  /** From the next chunk on that holds this text, which still arrives, no answer comes back. */
  loseAnswerOf(text: string): void;
  /** Ends every connection and takes no new one. */
  breakOff(): Promise<void>;
  /** All is well again, for connections made from now on. */
  mend(): Promise<void>;
  close(): Promise<void>;
};

/** A way to the database that a test can disturb. */
export async function openFragileLink(databaseUrl: string): Promise<FragileLink> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let lost: string | null = null;

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    let isDeaf = false;
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.on("data", (chunk) => {
      if (isFrozen) return;
      if (lost !== null && chunk.includes(lost)) isDeaf = true;
      far.write(chunk);
    });
    far.on("data", (chunk) => {
      if (!isFrozen && !isDeaf) near.write(chunk);
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", () => resolve()));
  const end = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${port}`;

  return {
    url: url.href,
    freeze() {
      isFrozen = true;
    },
    loseAnswerOf(text) {
      lost = text;
    },
    breakOff: end,
    async mend() {
      for (const socket of sockets) socket.destroy();
      isFrozen = false;
      lost = null;
      if (!server.listening) await listen(port);
    },
    close: end,
  };
}
