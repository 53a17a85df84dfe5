import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { projectFolder } from "../launch/project.mjs";
import { ignoredBy, stagesOf } from "./dockerfile.mjs";

const read = (name: string) => readFileSync(path.join(projectFolder, name), "utf8");
const stages = stagesOf(read("Dockerfile"));
const last = stages.at(-1)?.instructions ?? [];
const textOf = (name: string) => last.filter((one) => one.name === name).map(({ text }) => text);

it("the image has one Node, the one that its packages were installed with", () => {
  expect(new Set(stages.map(({ base }) => base))).toEqual(new Set(["node:24-slim"]));
});

it("the image runs node itself, unprivileged, and is asked whether it is alive by node", () => {
  expect(textOf("USER")).toEqual(["node"]);
  expect(textOf("CMD")).toEqual(['["node", "scripts/serve.mjs"]']);
  expect(textOf("HEALTHCHECK").join()).toMatch(/CMD \["node", .*\/healthz/);
  expect(textOf("ENV").join()).toMatch(/NODE_ENV=production HOST=0\.0\.0\.0/);
});

it("nothing in the image is the user's own to change, and packages are those of production", () => {
  const afterUser = last.slice(last.findIndex(({ name }) => name === "USER"));
  expect(afterUser.map(({ name }) => name)).toEqual(["USER", "EXPOSE", "HEALTHCHECK", "CMD"]);
  expect(textOf("COPY").join()).not.toContain("--chown");
  expect(stages[0]?.instructions.filter(({ name }) => name === "RUN").map(({ text }) => text)).toEqual([
    "npm ci --omit=dev",
    "find node_modules -name '*.map' -delete",
  ]);
});

it("no build argument or variable carries a secret", () => {
  const all = stages.flatMap(({ instructions }) => instructions);
  expect(all.filter(({ name }) => name === "ARG")).toEqual([]);
  expect(all.map(({ text }) => text).join()).not.toMatch(/SECRET|PASSWORD|_KEY/);
});

it.each([
  [".env", true],
  [".env.local", true],
  ["bazar.env", true],
  ["compose.citus.yaml", true],
  [".git/config", true],
  ["node_modules/next/package.json", true],
  [".next/BUILD_ID", true],
  ["lib/core/money/money.test.ts", true],
  ["lib/core/money/money.ts", false],
  ["prisma/migrations/migration_lock.toml", false],
  ["scripts/serve.mjs", false],
  ["scripts/database/migrate.mjs", false],
  ["scripts/distributed/distribute.sql", false],
  ["openapi.json", false],
])("%s stays out of the image: %s", (file, isOut) => {
  expect(ignoredBy(read(".dockerignore"))(file)).toBe(isOut);
});

type Service = {
  environment?: Record<string, string>;
  env_file?: string;
  ports?: string[];
  command?: string[];
  depends_on?: Record<string, { condition: string }>;
  networks?: string[] | Record<string, { ipv4_address: string }>;
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
};

const compose = parse(read("compose.yaml"), { merge: true });
const services = compose.services as Record<string, Service>;
const servers = Object.entries(services).filter(([name]) => name.startsWith("app-"));

it("only the proxy can be reached from outside, and only it is believed", () => {
  expect(Object.keys(services).filter((name) => services[name]?.ports)).toEqual(["caddy"]);
  const networks = services.caddy?.networks as Record<string, { ipv4_address: string }>;
  for (const [, { environment }] of servers)
    expect(environment?.TRUSTED_PROXIES).toBe(networks.front?.ipv4_address);
  expect(services.postgres?.networks).toEqual(["back"]);
});

it("two servers start after the migrations, know no owner's password, and have time to drain", () => {
  expect(servers).toHaveLength(2);
  const drain = Number(/DRAIN_SECONDS=(\d+)/.exec(textOf("ENV").join())?.[1]);
  for (const [, service] of servers) {
    expect(service.depends_on).toEqual({ migrate: { condition: "service_completed_successfully" } });
    expect(JSON.stringify(service)).not.toContain("POSTGRES_PASSWORD");
    expect(service).toMatchObject({ read_only: true, cap_drop: ["ALL"], env_file: "bazar.env" });
    expect(Number.parseInt(service.stop_grace_period ?? "", 10)).toBeGreaterThan(drain + 20);
  }
  expect(services.migrate?.environment).toMatchObject({
    MIGRATION_DATABASE_URL: expect.stringContaining("POSTGRES_PASSWORD"),
    DATABASE_URL: expect.stringContaining("bazar_runtime"),
  });
  expect(services.migrate?.command).toEqual(["node", "scripts/database/migrate.mjs"]);
});

it("PostgreSQL archives its WAL, and the proxy knows every server", () => {
  expect(services.postgres?.command).toContain("archive_command=/ops/archive-wal.sh %p %f");
  expect(services.caddy?.environment?.BAZAR_BACKENDS).toBe(servers.map(([name]) => `${name}:3000`).join(" "));
});
