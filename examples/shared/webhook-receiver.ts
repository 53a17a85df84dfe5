import { createServer, type IncomingMessage, type Server } from "node:http";
import { verifyWebhook, WebhookError, type WebhookEvent } from "bazar-client";

const LARGEST_BODY = 1_000_000;

export interface Counts {
  verified: number;
  refused: number;
}

/** An HTTP server for deliveries: verifies, answers at once, and lets the work be done afterwards. */
export class WebhookReceiver {
  readonly counts: Counts = { verified: 0, refused: 0 };
  #server: Server | null = null;

  constructor(
    private readonly options: {
      port: number;
      secret: () => string | readonly string[];
      onEvent: (event: WebhookEvent) => void;
    },
  ) {}

  async open(): Promise<void> {
    const server = createServer((request, response) => {
      this.#receive(request).then(
        (status) => response.writeHead(status).end(),
        // Anything but 2xx is delivered again, so a fault of ours loses nothing.
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(this.options.port, resolve);
    });
    this.#server = server;
  }

  async close(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()));
  }

  async #receive(request: IncomingMessage): Promise<number> {
    if (request.method !== "POST") return 405;
    const body = await textOf(request);
    try {
      // The signature is over the body as it came: parse it only after it was verified.
      const event = await verifyWebhook({ body, headers: request.headers, secret: this.options.secret() });
      this.counts.verified += 1;
      this.options.onEvent(event);
      return 204;
    } catch (failure) {
      if (!(failure instanceof WebhookError)) throw failure;
      this.counts.refused += 1;
      return 401;
    }
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > LARGEST_BODY) throw new Error("The body is too large.");
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}
