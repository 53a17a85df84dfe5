import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ReceivedWebhook = { headers: IncomingHttpHeaders; body: string };

export type WebhookReceiver = {
  url: string;
  received: ReceivedWebhook[];
  /** What it answers from now on; 200 with no body at first. */
  answerWith(answer: (response: ServerResponse, count: number) => void): void;
  /** Resolves when that many webhooks have arrived. */
  arrival(count: number): Promise<void>;
  close(): Promise<void>;
};

/** A restaurant's own system on a real port of this machine. */
export async function startReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedWebhook[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  let answer = (response: ServerResponse, _count: number): void => void response.writeHead(200).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
      for (const { count, resolve } of waiting) if (received.length >= count) resolve();
      answer(response, received.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answerWith(next) {
      answer = next;
    },
    arrival: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
