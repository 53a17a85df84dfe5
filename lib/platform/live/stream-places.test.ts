import { expect, it } from "vitest";
import { isAppError } from "@/lib/core/errors/app-error";
import { createStreamPlaces, MOST_STREAMS, type StreamPlaces } from "./stream-places";

const share = (name: string, most = 3) => ({ key: ["order", name], most });

function refusalOf(places: StreamPlaces, name: string) {
  try {
    places.take(share(name), () => undefined);
    return null;
  } catch (error) {
    if (!isAppError(error)) throw error;
    return [error.code, error.status, error.headers["retry-after"]];
  }
}

it("gives each share its places, and a place back once", () => {
  const places = createStreamPlaces();
  const [leave] = [1, 2, 3].map(() => places.take(share("one"), () => undefined));
  expect(refusalOf(places, "one")).toEqual(["UNAVAILABLE", 503, "30"]);
  expect(refusalOf(places, "two")).toBeNull();
  leave?.();
  leave?.();
  expect(refusalOf(places, "one")).toBeNull();
  expect(refusalOf(places, "one")).not.toBeNull();
});

it("keeps two thousand in all", () => {
  const places = createStreamPlaces();
  const leave = Array.from({ length: MOST_STREAMS }, (_, index) =>
    places.take(share(String(index)), () => undefined),
  );
  expect(MOST_STREAMS).toBe(2_000);
  expect(refusalOf(places, "one more")).toEqual(["UNAVAILABLE", 503, "30"]);
  leave[7]?.();
  expect(refusalOf(places, "one more")).toBeNull();
});

it("ends all that are open", () => {
  const places = createStreamPlaces();
  const ended: string[] = [];
  for (const name of ["a", "b", "c"]) {
    const leave = places.take(share("same"), () => {
      ended.push(name);
      leave();
    });
  }
  places.endAll();
  expect(ended).toEqual(["a", "b", "c"]);
  expect(refusalOf(places, "same")).toBeNull();
});
