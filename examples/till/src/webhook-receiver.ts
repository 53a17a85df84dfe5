import { createServer, type IncomingMessage, type Server } from "node:http";
import { verifyWebhook, WebhookError, type WebhookEvent } from "bazar-client";

const LARGEST_BODY_BYTES = 1_048_576;

/**
 * Takes deliveries, verifies them and hands them on. It answers before any work is done: the platform waits a few
 * seconds and delivers again otherwise. A real till writes the event down before it answers 2xx.
 */
export class WebhookReceiver {
  readonly #server: Server;
  readonly counts = { accepted: 0, refused: 0 };

  private constructor(secret: () => string, onEvent: (event: WebhookEvent) => void) {
    this.#server = createServer((request, response) => {
      const answer = (status: number) => response.writeHead(status).end();
      void (async () => {
        if (request.method !== "POST") return answer(405);
        const body = await readBody(request);
        if (body === null) return answer(413);
        try {
          const event = await verifyWebhook({ body, headers: request.headers, secret: secret() });
          this.counts.accepted += 1;
          answer(204);
          onEvent(event);
        } catch (problem) {
          this.counts.refused += 1;
          // 401 and not 410, which would switch the endpoint off.
          answer(problem instanceof WebhookError ? 401 : 500);
        }
      })().catch(() => response.destroy());
    });
  }

  static async listen(
    options: { port: number; secret: () => string },
    onEvent: (event: WebhookEvent) => void,
  ): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver(options.secret, onEvent);
    await new Promise<void>((resolve, reject) => {
      receiver.#server.once("error", reject).listen(options.port, resolve);
    });
    return receiver;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === "string") throw new Error("The receiver does not listen.");
    return `http://127.0.0.1:${address.port}/webhooks`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

/** As it came: a body that is parsed and written again has another signature. Null where it is too large. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part);
    size += bytes.length;
    if (size > LARGEST_BODY_BYTES) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString("utf8");
}
