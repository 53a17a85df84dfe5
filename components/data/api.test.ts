import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, describe, expect, it } from "vitest";
import { createApi, dataOf, resultOf } from "./api";
import { ApiFailure } from "./api-failure";
import { provideDevicePin, provideLocked } from "./device-pin";
import { provideFreshSignIn } from "./fresh-sign-in";

const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function apiOf(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  patienceMs = 5_000,
) {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return createApi({ patienceMs, baseUrl: `http://127.0.0.1:${port}` });
}

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}) {
  response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));
}

const luigi = { params: { path: { tenantId: "luigi" } } };
const UNREACHABLE = { ok: false, status: 0, code: "UNREACHABLE" };

describe("the API client", () => {
  it("puts the path, the query, the headers and the body where the document says", async () => {
    const asked: unknown[] = [];
    const api = await apiOf(async (request, response) => {
      asked.push([
        request.method,
        request.url,
        request.headers["idempotency-key"],
        request.headers["content-type"],
        await text(request),
      ]);
      json(response, 200, {});
    });
    const path = { tenantId: "lu/igi" };
    await dataOf(api.GET("/api/tenant/{tenantId}/orders", { params: { path, query: { limit: 5 } } }));
    const header = { "Idempotency-Key": "once" };
    const body = { amount: 25 };
    await dataOf(api.POST("/api/tenant/{tenantId}/gift-cards", { params: { path, header }, body }));
    expect(asked).toEqual([
      ["GET", "/api/tenant/lu%2Figi/orders?limit=5", undefined, undefined, ""],
      ["POST", "/api/tenant/lu%2Figi/gift-cards", "once", "application/json", '{"amount":25}'],
    ]);
  });

  it("answers nothing where there is nothing to answer", async () => {
    const api = await apiOf((_, response) => response.writeHead(204).end());
    const path = { tenantId: "luigi", couponId: "cpn_1" };
    const result = await resultOf(
      api.DELETE("/api/tenant/{tenantId}/coupons/{couponId}", { params: { path } }),
    );
    expect(result).toEqual({ ok: true, data: undefined });
  });

  it("hands on a refusal with its code, its issues and how long to wait", async () => {
    const issues = [{ path: "body.code", message: "is taken" }];
    const api = await apiOf((_, response) =>
      json(response, 429, { error: "RATE_LIMITED", message: "Wait", issues }, { "retry-after": "90" }),
    );
    const call = () => api.GET("/api/tenant/{tenantId}/coupons", luigi);
    const expected = {
      ok: false,
      status: 429,
      code: "RATE_LIMITED",
      message: "Wait",
      issues,
      retryAfterSeconds: 90,
    };
    expect(await resultOf(call())).toMatchObject(expected);
    const thrown = await dataOf(call()).catch((failure) => failure);
    expect(thrown).toBeInstanceOf(ApiFailure);
    expect(thrown).toMatchObject(expected);
  });

  it("takes an error page of something in between for a failure of the server", async () => {
    const api = await apiOf((_, response) => response.writeHead(502).end("<h1>Bad gateway</h1>"));
    const result = await resultOf(api.GET("/api/tenant/{tenantId}/coupons", luigi));
    expect(result).toMatchObject({
      ok: false,
      status: 502,
      code: "INTERNAL",
      message: "",
      retryAfterSeconds: null,
    });
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ["is not reached", (response) => response.destroy()],
    ["breaks off", (response) => response.writeHead(200, { "content-length": "99" }).write('{"coupons":[')],
    ["is empty where there should be something", (response) => response.writeHead(200).end()],
    ["is no JSON", (response) => response.writeHead(200).end("<h1>Welcome to the hotel's network</h1>")],
  ])("calls it unreachable when the answer %s", async (_, answer) => {
    const api = await apiOf((_request, response) => {
      answer(response);
      if (!response.writableEnded) setTimeout(() => response.destroy(), 50);
    });
    expect(await resultOf(api.GET("/api/tenant/{tenantId}/coupons", luigi))).toMatchObject(UNREACHABLE);
  });

  it("does not wait longer than its patience", async () => {
    const api = await apiOf(() => {}, 50);
    expect(await resultOf(api.GET("/api/tenant/{tenantId}/coupons", luigi))).toMatchObject(UNREACHABLE);
  });
});

describe("a call that needs a fresh sign-in", () => {
  const refusal = { error: "FRESH_SIGN_IN_REQUIRED", message: "Send your password" };
  /** Lets nobody through before somebody has proven who they are. */
  async function closedApi() {
    const state = { isFresh: false, bodies: [] as string[] };
    const api = await apiOf(async (request, response) => {
      state.bodies.push(`${request.headers["idempotency-key"]} ${await text(request)}`);
      if (state.isFresh) json(response, 200, {});
      else json(response, 403, refusal);
    });
    const params = { path: { tenantId: "luigi" }, header: { "Idempotency-Key": "once" } };
    const call = () =>
      resultOf(api.POST("/api/tenant/{tenantId}/gift-cards", { params, body: { amount: 25 } }));
    return { state, call };
  }

  it("is sent again, the same, once there is one", async () => {
    const { state, call } = await closedApi();
    const stop = provideFreshSignIn(async () => {
      state.isFresh = true;
      return true;
    });
    expect(await call()).toMatchObject({ ok: true });
    expect(state.bodies).toEqual(Array(2).fill('once {"amount":25}'));
    stop();
  });

  it("is refused where nobody can be asked, where they would not, and when it still is not fresh", async () => {
    const { state, call } = await closedApi();
    const refused = { ok: false, status: 403, code: "FRESH_SIGN_IN_REQUIRED" };
    expect(await call()).toMatchObject(refused);
    const stop = provideFreshSignIn(async () => false);
    expect(await call()).toMatchObject(refused);
    stop();
    expect(state.bodies).toHaveLength(2);
    const stopAsking = provideFreshSignIn(async () => true);
    expect(await call()).toMatchObject(refused);
    expect(state.bodies).toHaveLength(4);
    stopAsking();
  });

  it("asks once for all that wait", async () => {
    const { state, call } = await closedApi();
    let times = 0;
    const stop = provideFreshSignIn(async () => {
      times += 1;
      // Until all three have been refused.
      while (state.bodies.length < 3) await new Promise((resolve) => setImmediate(resolve));
      state.isFresh = true;
      return true;
    });
    const results = await Promise.all([call(), call(), call()]);
    expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(times).toBe(1);
    stop();
  });
});

describe("a call of a locked device", () => {
  it("is sent again once a PIN was given where it writes, and only notices it where it reads", async () => {
    let isUnlocked = false;
    let locks = 0;
    const api = await apiOf((_, response) =>
      isUnlocked
        ? json(response, 200, {})
        : json(response, 403, { error: "PIN_REQUIRED", message: "Locked" }),
    );
    const read = () => resultOf(api.GET("/api/tenant/{tenantId}/orders", luigi));
    const stops = [
      provideLocked(() => {
        locks += 1;
      }),
      provideDevicePin(async () => {
        isUnlocked = true;
        return true;
      }),
    ];
    expect(await read()).toMatchObject({ ok: false, code: "PIN_REQUIRED" });
    expect([locks, isUnlocked]).toEqual([1, false]);
    const pause = api.POST("/api/tenant/{tenantId}/pause", { ...luigi, body: { until: null } });
    expect(await resultOf(pause)).toMatchObject({ ok: true });
    expect([locks, isUnlocked]).toEqual([1, true]);
    for (const stop of stops) stop();
  });
});
