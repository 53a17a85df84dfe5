import { once } from "node:events";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { shareApp } from "@/lib/platform/current-app";
import type { RouteEntry } from "@/lib/platform/http/dispatch";
import { notePageFailure } from "@/lib/platform/http/page-failure";
import { tally } from "@/lib/platform/http/tally";
import { apiRoutes } from "@/lib/testing/call";
import { createTestApp, type TestApp } from "@/lib/testing/test-app";
import { asTableOwner } from "@/lib/testing/test-database";
import { CONNECTION_LIMITS, type ConnectionLimits } from "./connection-limits";
import { createHttpServer, type HttpServer } from "./http-server";
import type { Listener } from "./request-gate";

let app: TestApp;
const opened: HttpServer[] = [];
const clients: Socket[] = [];

beforeAll(async () => {
  app = await createTestApp();
  shareApp(app);
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.destroy();
  await Promise.all(opened.splice(0).map(({ stop }) => stop(0)));
});
afterAll(() => app.stop());

const greet: Listener = async (_request, response) => {
  response.writeHead(200, { "content-type": "text/plain" }).end("a page");
};

type Parts = { routes?: RouteEntry[]; pages?: Listener; limits?: Partial<ConnectionLimits> };

/** Starts a server on a port of its own. */
async function open({ routes = apiRoutes, pages = greet, limits = {} }: Parts = {}) {
  const made = await createHttpServer(app, { routes, pages, limits: { ...CONNECTION_LIMITS, ...limits } });
  made.server.listen(0, "127.0.0.1");
  await once(made.server, "listening");
  opened.push(made);
  const { port } = made.server.address() as AddressInfo;
  const connections = () =>
    new Promise<number>((resolve) => made.server.getConnections((_, count) => resolve(count)));
  return { ...made, port, origin: `http://127.0.0.1:${port}`, connections };
}

async function dial(port: number, options: { allowHalfOpen?: boolean } = {}): Promise<Socket> {
  const socket = connect({ port, host: "127.0.0.1", ...options });
  socket.on("error", () => undefined);
  clients.push(socket);
  await once(socket, "connect");
  return socket;
}

/** What the server says until it hangs up, or until `enough` is in it. */
function hear(socket: Socket, enough?: string): Promise<string> {
  return new Promise((resolve) => {
    let text = "";
    socket.on("data", (chunk) => {
      text += chunk;
      if (enough !== undefined && text.includes(enough)) resolve(text);
    });
    socket.on("close", () => resolve(text));
  });
}

/** Something that happens when the test says so. */
function held<T>() {
  let release: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

describe("a connection that gives nothing and takes nothing", () => {
  const limits = { headersMs: 200, requestMs: 300, checkMs: 50, lingerMs: 100 };
  it.each([
    ["sends nothing", ""],
    ["sends half a request", "POST /api/auth/login HTTP/1.1\r\nHost: x\r\n"],
    ["sends half a body", "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n{"],
    ["sends what is not HTTP", "\x00\x01\r\n\r\n"],
    ["opens a tunnel", "CONNECT shop.example:443 HTTP/1.1\r\nHost: x\r\n\r\n"],
  ])("and %s is let go", async (_, text) => {
    const { port, connections } = await open({ limits });
    const sockets = await Promise.all(Array.from({ length: 200 }, () => dial(port, { allowHalfOpen: true })));
    for (const socket of sockets) socket.pause().write(text);
    await expect.poll(connections, { timeout: 10_000 }).toBe(0);
  });

  it("and one too many is closed at once", async () => {
    const { port, origin, connections } = await open({ limits: { connections: 3 } });
    const first = await Promise.all([1, 2, 3].map(() => dial(port)));
    expect(await hear(await dial(port))).toBe("");
    expect(await connections()).toBe(3);
    first[0]?.destroy();
    await expect.poll(connections).toBe(2);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
  });
});

describe("a body that is too large", () => {
  const MEGABYTE = "x".repeat(1024 * 1024);

  it.each([
    ["of a known length", "Content-Length: 10485760", MEGABYTE],
    ["in chunks", "Transfer-Encoding: chunked", `100000\r\n${MEGABYTE}\r\n`],
    ["of a sender who closes after it", "Connection: close\r\nContent-Length: 10485760", MEGABYTE],
  ])("%s is refused in words, not by a reset", async (_, header, piece) => {
    const { port } = await open();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const socket = await dial(port);
        const answer = hear(socket, "PAYLOAD_TOO_LARGE");
        socket.write(
          `POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${header}\r\n\r\n`,
        );
        for (let sent = 0; sent < 10; sent++) socket.write(piece);
        return answer;
      }),
    );
    expect(answers.map((answer) => answer.slice(0, 12))).toEqual(answers.map(() => "HTTP/1.1 413"));
  });

  it("without an end is cut off", async () => {
    const { port, connections } = await open({ limits: { drainBytes: 1024 * 1024, lingerMs: 100 } });
    const socket = await dial(port);
    socket.write(
      "POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99999999999\r\n\r\n",
    );
    const pour = () => {
      if (!socket.destroyed) socket.write(MEGABYTE, pour);
    };
    pour();
    await hear(socket);
    await expect.poll(connections).toBe(0);
  });
});

it.each(["/", "/api/bazar/auth/me", "/healthz"])("two hosts for %s are refused", async (path) => {
  const { port } = await open();
  const socket = await dial(port);
  const answer = hear(socket, "}");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: shop.example\r\nHost: evil.example\r\n\r\n`);
  expect(await answer).toMatch(/^HTTP\/1.1 400 .*"VALIDATION_FAILED"/s);
});

describe("a method that is not for reading", () => {
  it.each(["TRACE", "PUT", "DELETE", "PROPFIND"])("%s on a page is 405", async (method) => {
    const { port } = await open();
    const socket = await dial(port);
    socket.write(`${method} /s/luigi HTTP/1.1\r\nHost: luigi.localhost\r\nConnection: close\r\n\r\n`);
    const answer = await hear(socket);
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(answer).toMatch(/\r\nallow: GET, HEAD, POST\r\n/i);
  });

  it("CONNECT is 405 wherever it wants to go", async () => {
    const { port } = await open();
    const socket = await dial(port);
    socket.write("CONNECT shop.example:443 HTTP/1.1\r\nHost: x\r\n\r\n");
    expect(await hear(socket)).toMatch(/^HTTP\/1.1 405 .*METHOD_NOT_ALLOWED/s);
  });
});

describe("a stop", () => {
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const routeOf = (work: () => Promise<unknown>): RouteEntry[] => {
    const answer = async () => new Response(String(await work()));
    return [{ path: "/api/slow", methods: ["GET", "HEAD"], module: { GET: answer } }];
  };

  it("lets what runs finish, and sends what comes later away", async () => {
    const [begun, work] = [held<void>(), held<string>()];
    const routes = routeOf(() => {
      begun.release();
      return work.promise;
    });
    const { port, stop } = await open({ routes });
    const [working, kept] = [await dial(port), await dial(port)];
    const answer = hear(working, "done");
    working.write(get("/api/slow"));
    await begun.promise;
    kept.write("GET /api/slow HTTP/1.1\r\nHost: x");
    const stopped = stop(60_000);
    const refusal = hear(kept);
    kept.write("\r\n\r\n");
    expect(await refusal).toMatch(
      /^HTTP\/1.1 503 .*retry-after: 5\r\n.*connection: close\r\n.*"UNAVAILABLE"/s,
    );
    work.release("done");
    expect(await answer).toMatch(/^HTTP\/1.1 200 .*done/s);
    await stopped;
  });

  it("waits for work whose client has gone", async () => {
    const [begun, work] = [held<void>(), held<string>()];
    const ended: string[] = [];
    const routes = routeOf(async () => {
      begun.release();
      await work.promise;
      ended.push("work");
    });
    const { server, port, stop, connections } = await open({ routes });
    const socket = await dial(port);
    socket.write(get("/api/slow"));
    await begun.promise;
    socket.destroy();
    await expect.poll(connections).toBe(0);
    const stopped = stop(60_000).then(() => ended.push("server"));
    await once(server, "close");
    await new Promise((resolve) => setImmediate(resolve));
    work.release("");
    await stopped;
    expect(ended).toEqual(["work", "server"]);
  });

  it("refuses what is not done in time", async () => {
    const begun = held<void>();
    const routes = routeOf(() => {
      begun.release();
      return new Promise(() => undefined);
    });
    const { port, stop } = await open({ routes });
    const socket = await dial(port);
    const answer = hear(socket);
    socket.write(get("/api/slow"));
    await begun.promise;
    await stop(50);
    expect(await answer).toMatch(/^HTTP\/1.1 503 .*"UNAVAILABLE"/s);
  });
});

describe("a page that fails", () => {
  const failing: Listener = async (_request, response) => {
    response.statusCode = 500;
    response.setHeader("content-type", "text/html");
    response.write("Something went wrong");
    response.end();
  };

  it("because the database is away is 503, in the visitor's language", async () => {
    const outages = tally.outages;
    const { origin } = await open({
      pages: (request, response) => {
        const gone = Object.assign(new Error("gone"), { code: "57P01" });
        notePageFailure(gone, { headers: request.headers, page: "/s/[tenantId]" });
        return failing(request, response);
      },
    });
    const answer = await fetch(`${origin}/s/luigi`, { headers: { "accept-language": "de" } });
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(answer.headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    const text = await answer.text();
    expect(text).toContain("Wir sind gleich zurück");
    expect(text).not.toContain("went wrong");
    expect(tally.outages).toBe(outages + 1);
  });

  it("for another reason stays as it is, also while the database is away, and is counted as ours", async () => {
    const faults = tally.faults;
    app.db.health.failed(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));
    const { origin } = await open({ pages: failing });
    const answer = await fetch(`${origin}/s/luigi`);
    app.db.health.answered();
    expect([answer.status, await answer.text()]).toEqual([500, "Something went wrong"]);
    expect(tally.faults).toBe(faults + 1);
  });
});

describe("a health check", () => {
  it("says that the process lives, and counts what it could not serve", async () => {
    const { origin } = await open();
    const body = await (await fetch(`${origin}/healthz`)).json();
    expect(body).toMatchObject({ status: "alive", faults: expect.any(Number), outages: expect.any(Number) });
  });

  it("says whether requests can be served", async () => {
    const { origin, stop } = await open();
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await asTableOwner("UPDATE _prisma_migrations SET rolled_back_at = now()");
    const behind = await fetch(`${origin}/readyz`);
    expect([behind.status, (await behind.json()).reason]).toEqual([
      503,
      expect.stringContaining("db:migrate"),
    ]);
    await asTableOwner("UPDATE _prisma_migrations SET rolled_back_at = NULL");
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    await stop(0);
  });
});
