import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type MapServer = {
  url: string;
  /** What was asked for: path, query and headers. */
  asked: { url: URL; headers: Record<string, string | string[] | undefined> }[];
  /** What it answers from now on. */
  answerWith(answer: (response: ServerResponse, asked: URL) => void): void;
  answerJson(document: unknown, status?: number): void;
  close(): Promise<void>;
};

/** Somebody's server of maps on a real port of this machine; it knows nothing until it is told what to answer. */
export async function startMapServer(): Promise<MapServer> {
  const asked: MapServer["asked"] = [];
  let answer = (response: ServerResponse, _asked: URL): void => void response.writeHead(404).end();
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://localhost");
    asked.push({ url, headers: request.headers });
    answer(response, url);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answerWith(next) {
      answer = next;
    },
    answerJson(document, status = 200) {
      answer = (response) =>
        void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(document));
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
