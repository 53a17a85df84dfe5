import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Clock } from "@/lib/platform/clock";
import { GOOGLE, NOMINATIM, PHOTON } from "@/lib/testing/map-answers";
import { type MapServer, startMapServer } from "@/lib/testing/map-server";
import { type AddressLookup, AddressLookupFailed } from "./address-lookup";
import { type AddressQuery, matchAddress, positionOf } from "./address-match";
import { carefulLookup } from "./careful-lookup";
import { judgeAddress } from "./delivery-area";
import { createGoogleLookup } from "./google-geocoding-gateway";
import { createNominatimLookup } from "./nominatim-gateway";
import { createPhotonLookup } from "./photon-gateway";

let server: MapServer;
beforeAll(async () => {
  server = await startMapServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.asked.length = 0;
});

const QUERY: AddressQuery = {
  street: "Via Po, 12, citofono Rossi",
  postcode: "10123",
  city: "Torino",
  country: "IT",
};
const AREA = {
  latitude: 45.0703,
  longitude: 7.6869,
  country: "IT",
  deliveryRadiusKm: 5,
  deliveryPostcodes: [],
};

const caller = { userAgent: "Bazar (https://bazar.example)", timeoutMs: 1_000 };
const lookups = {
  photon: () => createPhotonLookup({ ...caller, url: server.url }),
  nominatim: () => createNominatimLookup({ ...caller, url: `${server.url}/` }),
  google: () => createGoogleLookup({ ...caller, key: "AIza-test", origin: server.url }),
};
const names = Object.keys(lookups) as (keyof typeof lookups)[];
const HOUSES = { photon: PHOTON.house, nominatim: NOMINATIM.house, google: GOOGLE.house };
const TOWNS = { photon: PHOTON.town, nominatim: NOMINATIM.town, google: GOOGLE.town };
const NOTHING = { photon: PHOTON.nothing, nominatim: [], google: GOOGLE.nothing };

const failureOf = async (lookup: AddressLookup) => {
  const error = await lookup.search(QUERY).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(AddressLookupFailed);
  expect(String(error)).not.toMatch(/Po|10123|Torino|AIza/);
  return (error as AddressLookupFailed).reason;
};

describe.each(names)("%s", (name) => {
  it("finds the house", async () => {
    server.answerJson(HOUSES[name]);
    const { found } = matchAddress(QUERY, await lookups[name]().search(QUERY));
    expect(found).toMatchObject({
      kind: "house",
      street: "Via Po",
      houseNumber: "12",
      postcode: "10123",
      country: "IT",
      at: { lat: 45.0687406, lng: 7.6889117 },
    });
    expect(found?.towns[0]).toBe("Torino");
  });

  it("sees from the town alone that an address is far away", async () => {
    server.answerJson(TOWNS[name]);
    const query = { ...QUERY, street: "Via Inesistente 1", postcode: "00186", city: "Roma" };
    const finding = matchAddress(query, await lookups[name]().search(query));
    expect(finding.found).toBeNull();
    expect(judgeAddress(AREA, { postcode: query.postcode, position: positionOf(finding) })).toEqual({
      verdict: "outside",
      reason: "BEYOND_RADIUS",
    });
  });

  it("answers with nothing where the map knows nothing", async () => {
    server.answerJson(NOTHING[name]);
    expect(await lookups[name]().search(QUERY)).toEqual([]);
  });

  it("is given the address, the country and who calls, and nothing from inside the house", async () => {
    server.answerJson(NOTHING[name]);
    await lookups[name]().search(QUERY);
    const [asked] = server.asked;
    const sent = asked?.url.searchParams.get("q") ?? asked?.url.searchParams.get("address");
    expect(sent).toBe("Via Po 12, 10123 Torino");
    expect(asked?.headers["user-agent"]).toBe("Bazar (https://bazar.example)");
    expect(asked?.headers["accept-language"]).toBe("it");
    expect(asked?.url.href).not.toContain("Rossi");
  });

  it.each([
    [
      "an error of the server",
      "refused",
      (r: ServerResponse) => r.writeHead(502).end("<html>Bad gateway</html>"),
    ],
    ["too many requests", "refused", (r: ServerResponse) => r.writeHead(429, { "retry-after": "60" }).end()],
    [
      "something that is no JSON",
      "malformed",
      (r: ServerResponse) => r.writeHead(200).end("<html>Hello</html>"),
    ],
    ["another document", "malformed", (r: ServerResponse) => r.writeHead(200).end('{"hello":["world"]}')],
    ["an empty body", "malformed", (r: ServerResponse) => r.writeHead(200).end()],
    [
      "a redirect",
      "unreachable",
      (r: ServerResponse) => r.writeHead(302, { location: "https://e.example" }).end(),
    ],
    ["a connection that breaks", "unreachable", (r: ServerResponse) => r.destroy()],
  ] as const)("is away after %s", async (_, reason, answer) => {
    server.answerWith(answer);
    expect(await failureOf(lookups[name]())).toBe(reason);
  });

  it("waits for no server that is silent, before or in the middle of its answer", async () => {
    const hasty = { ...caller, timeoutMs: 100 };
    const lookup = {
      photon: () => createPhotonLookup({ ...hasty, url: server.url }),
      nominatim: () => createNominatimLookup({ ...hasty, url: server.url }),
      google: () => createGoogleLookup({ ...hasty, key: "AIza-test", origin: server.url }),
    }[name]();
    server.answerWith(() => undefined);
    expect(await failureOf(lookup)).toBe("timeout");
    server.answerWith((response) => void response.writeHead(200).write('{"features":['));
    expect(await failureOf(lookup)).toBe("timeout");
  });

  it("reads no more than it needs of an endless answer", async () => {
    let written = 0;
    server.answerWith((response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const chunk = Buffer.alloc(64 * 1024, " ");
      const pour = () => {
        while (!response.destroyed && response.write(chunk)) written += chunk.length;
        written += chunk.length;
      };
      response.on("drain", pour);
      pour();
    });
    expect(await failureOf(lookups[name]())).toBe("too_large");
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });
});

describe("one provider's own ways", () => {
  it("Photon: a place without coordinates or country is left out, the others are read", async () => {
    const [house] = PHOTON.house.features;
    server.answerJson({ features: [{ type: "Feature", properties: { name: "?" } }, null, house] });
    expect(await lookups.photon().search(QUERY)).toHaveLength(1);
  });

  it("Nominatim: finds a street by its kind, and is away after an error document", async () => {
    server.answerJson(NOMINATIM.street);
    expect(matchAddress(QUERY, await lookups.nominatim().search(QUERY)).found).toMatchObject({
      kind: "street",
      street: "Via Po",
      postcode: "10124",
    });
    server.answerJson(NOMINATIM.error, 400);
    expect(await failureOf(lookups.nominatim())).toBe("refused");
    server.answerJson(NOMINATIM.error);
    expect(await failureOf(lookups.nominatim())).toBe("malformed");
  });

  it("Google: a wrong key and a used-up quota are answered with 200, and are no answer", async () => {
    server.answerJson(GOOGLE.denied);
    expect(await failureOf(lookups.google())).toBe("refused");
    server.answerJson(GOOGLE.overLimit);
    expect(await failureOf(lookups.google())).toBe("refused");
  });
});

describe("carefulLookup", () => {
  let nowMs = 0;
  const clock: Clock = { now: () => new Date(nowMs) };

  it("leaves a map alone after three failures, and tries again after 15 seconds", async () => {
    const lookup = carefulLookup(lookups.photon(), clock);
    server.answerWith((response) => void response.writeHead(503).end());
    for (let tries = 0; tries < 3; tries += 1) expect(await failureOf(lookup)).toBe("refused");
    expect(await failureOf(lookup)).toBe("resting");
    expect(server.asked).toHaveLength(3);
    nowMs += 15_000;
    server.answerJson(PHOTON.house);
    expect(await lookup.search(QUERY)).toHaveLength(2);
    server.answerWith((response) => void response.writeHead(503).end());
    expect(await failureOf(lookup)).toBe("refused");
    expect(await failureOf(lookup)).toBe("refused");
  });

  it("asks for no more than 20 addresses at once", async () => {
    const lookup = carefulLookup(lookups.photon(), clock);
    const held: ServerResponse[] = [];
    const allArrived = new Promise<void>((resolve) =>
      server.answerWith((response) => {
        if (held.push(response) === 20) resolve();
      }),
    );
    const running = Array.from({ length: 20 }, () => lookup.search(QUERY));
    await allArrived;
    expect(await failureOf(lookup)).toBe("busy");
    for (const response of held) response.writeHead(200).end(JSON.stringify(PHOTON.nothing));
    expect((await Promise.all(running)).flat()).toEqual([]);
    server.answerJson(PHOTON.nothing);
    expect(await lookup.search(QUERY)).toEqual([]);
  });
});
