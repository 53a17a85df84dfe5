import { expect, it } from "vitest";
import { keepServer } from "./keep-server.mjs";

/** Servers that end when the test says so, and a clock that only pauses move. */
function fakeServers({ failsAt = [] as number[] } = {}) {
  const servers: { end: (code: number) => void; stopped: boolean }[] = [];
  const said: string[] = [];
  const pauses: number[] = [];
  let started = 0;
  let nowMs = 0;
  const start = async () => {
    started += 1;
    if (failsAt.includes(started))
      throw new Error("The server stopped before it was ready; its message is above.");
    let end: (code: number) => void = () => undefined;
    const ended = new Promise<number>((resolve) => {
      end = resolve;
    });
    const server = { end, stopped: false };
    servers.push(server);
    const stop = async () => {
      server.stopped = true;
      end(0);
    };
    return { ended, stop };
  };
  const parts = {
    start,
    say: (sentence: string) => said.push(sentence),
    wait: async (ms: number) => {
      pauses.push(ms);
      nowMs += ms;
    },
    now: () => nowMs,
  };
  const runFor = (ms: number) => {
    nowMs += ms;
  };
  const crash = async () => {
    const before = servers.length;
    servers.at(-1)?.end(137);
    await expect.poll(() => servers.length).toBe(before + 1);
  };
  return { parts, servers, said, pauses, crash, runFor };
}

it("starts a killed server again, and says so", async () => {
  const { parts, said, pauses, crash } = fakeServers();
  await keepServer({}, parts);
  await crash();
  await crash();
  expect(pauses).toEqual([500, 1_000]);
  expect(said[0]).toBe("The server stopped unexpectedly and restarts in 0.5 s.");
});

it("begins with short pauses again when it ran well in between", async () => {
  const { parts, pauses, crash, runFor } = fakeServers();
  await keepServer({}, parts);
  await crash();
  await crash();
  runFor(60_000);
  await crash();
  expect(pauses).toEqual([500, 1_000, 500]);
});

it("gives up with a sentence when it ends early again and again, or does not start", async () => {
  const { parts, servers, said, crash } = fakeServers({ failsAt: [5, 6] });
  const { ended } = await keepServer({}, parts);
  for (let round = 0; round < 3; round++) await crash();
  servers.at(-1)?.end(1);
  await expect.poll(() => servers.length).toBe(5);
  servers.at(-1)?.end(1);
  expect(await ended).toBe(1);
  expect(said.at(-1)).toBe("The server stopped 7 times in a row and is not restarted.");
});

it("lets it end when it was told to", async () => {
  const { parts, servers, said } = fakeServers();
  const { ended, stop } = await keepServer({}, parts);
  await stop();
  expect(await ended).toBe(0);
  expect([servers.length, servers[0]?.stopped, said]).toEqual([1, true, []]);
});
