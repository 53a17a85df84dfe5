import { expect, it } from "vitest";
import { inTransaction } from "@/lib/platform/db/transaction";
import { asTableOwner, testDatabaseUrl } from "@/lib/testing/test-database";
import { createDb } from "./db";
import { REQUEST_LIMITS } from "./time-limits";

it("keeps instants whatever zone the database server is set to", async () => {
  const url = await testDatabaseUrl();
  const name = new URL(url).pathname.slice(1);
  await asTableOwner(`ALTER DATABASE "${name}" SET TimeZone TO 'America/New_York'`);

  const db = createDb(url, 2);
  // 02:30 does not exist on New York's clocks that night.
  const instant = new Date("2027-03-14T02:30:00.000Z");
  const seen = await inTransaction(db, async (tx) => {
    const written = await tx.$queryRaw<
      { at: string }[]
    >`SELECT (${instant}::timestamptz AT TIME ZONE 'UTC')::text AS at`;
    return written[0]?.at;
  });
  const read = await db.prisma.$queryRaw<{ at: Date }[]>`SELECT timestamptz '2027-03-14 02:30:00Z' AS at`;
  await asTableOwner(`ALTER DATABASE "${name}" RESET TimeZone`);
  await db.close();
  expect(seen).toBe("2027-03-14 02:30:00");
  expect(read[0]?.at).toEqual(instant);
});

it("sends the queries of a transaction one after another", async () => {
  const warnings: string[] = [];
  const listen = ({ message }: Error) => warnings.push(message);
  process.on("warning", listen);
  const db = createDb(await testDatabaseUrl(), 2);
  const user = await inTransaction(db, (tx) =>
    tx.user.create({
      data: { id: "usr_1", email: "cook@bazar.example", name: "Cook", passwordHash: "-" },
      include: { memberships: true, organizations: true, designs: true, agent: true },
    }),
  );
  const failing = inTransaction(db, (tx) =>
    Promise.all([tx.$queryRaw`SELECT 1 FROM nowhere`, tx.$queryRaw`SELECT 2`]),
  );
  await expect(failing).rejects.toThrow("nowhere");
  await db.close();
  process.off("warning", listen);
  expect(user).toMatchObject({ memberships: [], organizations: [], designs: [], agent: null });
  expect(warnings.filter((message) => message.includes("already executing"))).toEqual([]);
});

it("does not take the database for away because this process was held up while it connected", async () => {
  const connectMs = 500;
  const db = createDb(await testDatabaseUrl(), 1, { limits: { ...REQUEST_LIMITS, connectMs } });
  const asked = db.pool.query<{ one: number }>("SELECT 1 AS one");
  const freeAt = performance.now() + 2 * connectMs;
  while (performance.now() < freeAt);
  expect((await asked).rows).toEqual([{ one: 1 }]);
  expect(db.health.isAway).toBe(false);
  await db.close();
});
