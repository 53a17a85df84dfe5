import pg from "pg";
import { describe, expect, inject } from "vitest";
import { api, app, appTest as it, orders, appTest as test } from "@/lib/testing/fixtures";
import { leftOutOnCluster } from "@/lib/testing/on-cluster";
import { seedShop } from "@/lib/testing/seed-shop";
import { createTestApp } from "@/lib/testing/test-app";
import { asTableOwner } from "@/lib/testing/test-database";
import { applyMigrations } from "./apply-migrations.mjs";
import { bringUpToDate } from "./bring-up-to-date.mjs";
import { grantRuntimeRole } from "./runtime-role.mjs";

/** An order that was paid and delivered, and a gift card: each book has something in it. */
it.beforeAll(async () => {
  const shop = await seedShop(app);
  const { id } = await orders.placed(shop);
  await orders.bring(shop, id, "delivered");
  await api("POST", `/api/tenant/${shop.slug}/gift-cards`, { as: shop.owner, body: { amount: 20 } });
});

const BOOKS = ["ledger_transaction", "ledger_entry", "audit_entry", "receipt"];
const run = (statement: string) => app.db.pool.query(statement);

describe("the role of a server", () => {
  it.each(BOOKS)("adds to %s and reads it, and neither changes nor deletes what is there", async (table) => {
    const { rowCount } = await run(`SELECT FROM ${table}`);
    expect(rowCount).toBeGreaterThan(0);
    const { rows } = await run(
      `SELECT attname AS name FROM pg_attribute WHERE attrelid = '${table}'::regclass AND attnum = 1`,
    );
    for (const statement of [
      `UPDATE ${table} SET ${rows[0].name} = ${rows[0].name}`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ])
      await expect(run(statement)).rejects.toThrow(`permission denied for table ${table}`);
    expect((await run(`SELECT FROM ${table}`)).rowCount).toBe(rowCount);
  });

  it.each(BOOKS)("cannot switch off what protects %s, or drop it", async (table) => {
    const { rows } = await asTableOwner(
      `SELECT tgname AS name FROM pg_trigger WHERE tgrelid = '${table}'::regclass AND NOT tgisinternal LIMIT 1`,
    );
    for (const statement of [
      `ALTER TABLE ${table} DISABLE TRIGGER ALL`,
      `ALTER TABLE ${table} DISABLE TRIGGER USER`,
      `ALTER TABLE ${table} DISABLE TRIGGER ${rows[0].name}`,
      `DROP TRIGGER ${rows[0].name} ON ${table}`,
      `DROP TABLE ${table} CASCADE`,
      `ALTER TABLE ${table} RENAME TO elsewhere`,
    ])
      await expect(run(statement)).rejects.toThrow(/must be owner/);
  });

  test.each([
    "SET session_replication_role = replica",
    "CREATE TABLE public.mine (id int)",
    "CREATE OR REPLACE FUNCTION public.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$",
    "CREATE SCHEMA mine",
    "CREATE ROLE mine",
    "SET ROLE bazar",
    "INSERT INTO ledger_balance (tenant_id, account, currency, kind, amount_minor, entry_count) VALUES ('t', 'restaurant', 'EUR', 'release', -1, 1)",
    "UPDATE ledger_balance SET amount_minor = 0",
    "DELETE FROM ledger_balance",
    "UPDATE _prisma_migrations SET rolled_back_at = now()",
    "GRANT UPDATE ON ledger_entry TO bazar_runtime",
  ])("is refused: %s", refuses);

  const update = "UPDATE event SET type = 'order.created'";
  test.skipIf(leftOutOnCluster("columns"))(`is refused: ${update}`, () => refuses(update));

  it("deletes no event but those of a restaurant's own menu and endpoints", async () => {
    await expect(run("DELETE FROM event WHERE type = 'order.created'")).rejects.toThrow(
      /^event\w* is immutable/,
    );
    expect((await run("SELECT FROM event WHERE type = 'order.created'")).rowCount).toBeGreaterThan(0);
    await run("DELETE FROM event WHERE type IN ('menu.changed', 'webhook.test')");
  });

  async function refuses(statement: string): Promise<void> {
    const before = await run("SELECT has_table_privilege('ledger_entry', 'UPDATE') AS may");
    await run(statement).then(
      // PostgreSQL only warns of a GRANT without effect.
      () => expect(statement).toMatch(/^GRANT/),
      (error) => expect(error.message).toMatch(/permission denied|must be owner/),
    );
    expect((await run("SELECT has_table_privilege('ledger_entry', 'UPDATE') AS may")).rows).toEqual(
      before.rows,
    );
    expect(before.rows).toEqual([{ may: false }]);
  }

  it("owns nothing, and reads every table", async () => {
    const { rows } = await run(
      `SELECT (SELECT count(*)::int FROM pg_class WHERE relowner = r.oid) AS tables,
              (SELECT count(*)::int FROM pg_proc WHERE proowner = r.oid) AS functions,
              (SELECT array_agg(c.relname) FROM pg_class c
                WHERE c.relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace) AND c.relkind IN ('r', 'v')
                  AND NOT has_table_privilege(r.oid, c.oid, 'SELECT')) AS unread,
              rolsuper OR rolcreaterole OR rolcreatedb OR rolbypassrls OR rolreplication AS powerful
         FROM pg_roles r WHERE rolname = current_user`,
    );
    expect(rows).toEqual([{ tables: 0, functions: 0, unread: null, powerful: false }]);
  });
});

describe("an installation with two roles, none of them a superuser", { timeout: 60_000 }, () => {
  const owner = new URL(inject("postgresUrl"));
  const runtime = new URL(owner);
  const cluster = new pg.Client({ connectionString: owner.href });

  /** Runs a statement as one of them. */
  async function as(url: URL, statement: string) {
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    return client.query(statement).finally(() => client.end());
  }

  it.beforeAll(async () => {
    owner.username = "keeper";
    owner.password = "a-keepers-secret";
    owner.pathname = "/bazar_two_roles";
    runtime.username = "waiter";
    runtime.password = "a-waiter's/secret?";
    runtime.pathname = owner.pathname;
    await cluster.connect();
    await cluster.query("CREATE ROLE keeper LOGIN CREATEROLE PASSWORD 'a-keepers-secret'");
    await cluster.query("CREATE DATABASE bazar_two_roles OWNER keeper");
  });
  it.afterAll(async () => {
    await cluster.query("DROP DATABASE IF EXISTS bazar_two_roles WITH (FORCE)");
    await cluster.query("DROP ROLE IF EXISTS waiter");
    await cluster.query("DROP ROLE IF EXISTS insider");
    await cluster.query("DROP ROLE IF EXISTS keeper");
    await cluster.end();
  });

  it("is migrated by its owner, which makes the other one and gives it its rights", async () => {
    await bringUpToDate(owner.href, runtime.href);
    await as(runtime, "SELECT FROM tenant");
    await expect(as(runtime, "DELETE FROM receipt")).rejects.toThrow("permission denied");
    const app = await createTestApp({ DATABASE_URL: runtime.href });
    try {
      const shop = await seedShop(app);
      expect(shop.tenantId).toBeTruthy();
      await app.jobs.add(app.db.prisma, "sweep-expired", {});
      await app.jobs.drain(app);
      expect((await as(runtime, "SELECT FROM graphile_worker.jobs")).rowCount).toBe(0);
    } finally {
      await app.stop();
    }
  });

  it("gives rights on what a later migration adds, and takes back what somebody granted by hand", async () => {
    await as(owner, "CREATE TABLE added_later (id int)");
    await as(owner, "GRANT ALL ON ledger_entry TO waiter");
    await expect(as(runtime, "SELECT FROM added_later")).rejects.toThrow("permission denied");
    await Promise.all([1, 2].map(() => grantRuntimeRole(owner.href, runtime.href)));
    await as(runtime, "DELETE FROM added_later");
    await expect(as(runtime, "DELETE FROM ledger_entry")).rejects.toThrow("permission denied");
  });

  it("is up to date for the server's role as well, or it says which migration is missing", async () => {
    expect(await bringUpToDate(runtime.href)).toEqual({ applied: [], recorded: [] });
    const mark = (at: string) =>
      as(
        owner,
        `UPDATE _prisma_migrations SET rolled_back_at = ${at} WHERE migration_name = '20261123230500_quiet_jobs'`,
      );
    await mark("now()");
    await expect(bringUpToDate(runtime.href)).rejects.toThrow(
      /20261123230500_quiet_jobs is missing. Run npm run db:migrate with MIGRATION_DATABASE_URL/,
    );
    await mark("NULL");
  });

  it("leaves all rights to a role that does both", async () => {
    expect(await grantRuntimeRole(owner.href, owner.href)).toBe(false);
    await as(owner, "DELETE FROM added_later");
  });

  it.skipIf(leftOutOnCluster("passwords"))(
    "says so when the server's role has more rights than it is given, or another password",
    async () => {
      const superuser = new URL(inject("postgresUrl"));
      superuser.pathname = owner.pathname;
      await expect(grantRuntimeRole(owner.href, superuser.href)).rejects.toThrow(/can act as the owner/);
      await cluster.query("CREATE ROLE insider LOGIN IN ROLE keeper PASSWORD 'an-insiders-secret'");
      const insider = new URL(runtime);
      insider.username = "insider";
      insider.password = "an-insiders-secret";
      await expect(grantRuntimeRole(owner.href, insider.href)).rejects.toThrow(/can act as the owner/);
      const mistyped = new URL(runtime);
      mistyped.password = "another";
      await expect(grantRuntimeRole(owner.href, mistyped.href)).rejects.toThrow(
        /its password is another one/,
      );
      const nobody = new URL(runtime);
      nobody.username = "unmade";
      await cluster.query("ALTER ROLE keeper NOCREATEROLE");
      await expect(grantRuntimeRole(owner.href, nobody.href)).rejects.toThrow(
        /does not exist and could not be created/,
      );
      expect(await applyMigrations(owner.href)).toBeTruthy();
    },
  );
});
