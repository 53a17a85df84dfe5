import { expect, it } from "vitest";
import { DatabaseAway, outageReason, ranOutOfTime } from "./outage";

const coded = (code: string, message = "-") => Object.assign(new Error(message), { code });

it.each([
  [coded("53100", "could not extend file: No space left on device"), "the database's disk is full"],
  [coded("53300"), "the database takes no more connections"],
  [coded("57P01"), "the database is shutting down or starting"],
  [coded("57P03"), "the database is shutting down or starting"],
  [coded("57014"), "a statement took too long"],
  [coded("55P03"), "a lock was not free in time"],
  [coded("ECONNREFUSED"), "a connection was refused"],
  [coded("EPIPE"), "a connection broke"],
  [coded("P1001"), "the database cannot be reached"],
  [new Error("Connection terminated unexpectedly"), "the connection to the database broke"],
  [new Error("timeout exceeded when trying to connect"), "no connection was free in time"],
  [new DatabaseAway("the database does not answer"), "the database does not answer"],
  [new Error("failed", { cause: coded("ECONNRESET") }), "a connection broke"],
  [new AggregateError([coded("ECONNREFUSED")]), "a connection was refused"],
  [
    Object.assign(new Error("raw query failed"), {
      code: "P2010",
      meta: { driverAdapterError: { cause: { kind: "postgres", originalCode: "53100" } } },
    }),
    "the database's disk is full",
  ],
  [
    Object.assign(new Error("raw query failed"), {
      code: "P2010",
      meta: { driverAdapterError: { name: "DriverAdapterError", cause: { kind: "DatabaseNotReachable" } } },
    }),
    "the database cannot be reached",
  ],
])("%s is an outage", (error, reason) => expect(outageReason(error)).toBe(reason));

it.each([
  [coded("23505")],
  [coded("42P01")],
  [coded("P2002")],
  [coded("40P01", "deadlock detected")],
  [new TypeError("x is not a function")],
  ["ECONNREFUSED"],
  [null],
])("%s is none", (error) => expect(outageReason(error)).toBeNull());

it("tells what was waited for in vain from what failed at once", () => {
  const slow = [coded("55P03"), coded("57014"), new DatabaseAway("the database does not answer")];
  expect(slow.map(ranOutOfTime)).toEqual([true, true, true]);
  expect([coded("57P01"), coded("ECONNREFUSED"), coded("42P01")].map(ranOutOfTime)).toEqual([
    false,
    false,
    false,
  ]);
});

it("looks through errors that cause each other", () => {
  const first = new Error("first");
  first.cause = new Error("second", { cause: first });
  expect(outageReason(first)).toBeNull();
});
