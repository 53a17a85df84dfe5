import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { NODE_SETTINGS } from "../distributed/node-settings.mjs";
import { projectFolder } from "../launch/project.mjs";

type Service = {
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  ports?: string[];
  network_mode?: string;
  extends?: { file: string; service: string };
};

const read = (name: string) =>
  parse(readFileSync(path.join(projectFolder, name), "utf8"), { merge: true, logLevel: "error" }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
const one = read("compose.yaml");
const cluster = read("compose.citus.yaml");
const { services } = cluster;
const nodes = Object.entries(services).filter(([, { command }]) => command?.[0] === "postgres");

it("a coordinator in place of the one PostgreSQL, and two workers, have the settings that a cluster needs", () => {
  expect(nodes.map(([name]) => name)).toEqual(["postgres", "worker-1", "worker-2"]);
  for (const [, { command }] of nodes)
    expect(command).toEqual(
      expect.arrayContaining(Object.entries(NODE_SETTINGS).map(([name, value]) => `${name}=${value}`)),
    );
});

it("nodes are joined, then migrated, then divided, and servers start after that", () => {
  const done = { condition: "service_completed_successfully" };
  const healthy = { condition: "service_healthy" };
  expect(services.join?.depends_on).toEqual(Object.fromEntries(nodes.map(([name]) => [name, healthy])));
  expect(services.join?.command).toEqual(["/ops/join-nodes.sh", ...nodes.map(([name]) => `${name}:5432`)]);
  expect(services.migrate).toEqual({ depends_on: { join: done } });
  expect(services.distribute).toEqual({
    extends: { file: "compose.yaml", service: "migrate" },
    command: ["node", "scripts/distributed/distribute.mjs"],
    depends_on: { migrate: done },
  });
  const servers = Object.keys(one.services).filter((name) => name.startsWith("app-"));
  for (const name of servers) expect(services[name]).toEqual({ depends_on: { distribute: done } });
});

it("every node has a volume of its own, archives its WAL and is backed up, each into its own folder", () => {
  const folders = nodes.map(([, { environment }]) => environment?.BACKUP_DIR);
  expect(new Set(folders).size).toBe(nodes.length);
  const volumes = nodes.map(([, service]) => service.volumes?.[0]?.split(":")[0] ?? "");
  expect(volumes.toSorted()).toEqual(Object.keys(cluster.volumes).toSorted());
  for (const [name, { command, environment, volumes }] of nodes) {
    expect(command).toContain("archive_command=/ops/archive-wal.sh %p %f");
    expect(volumes).toContain("./ops/postgres:/ops:ro");
    const backups = Object.entries(services)
      .map(([key, service]) => ({ ...one.services[key], ...service }))
      .filter(({ network_mode }) => network_mode === `service:${name}`);
    expect(backups.map((backup) => backup.environment?.BACKUP_DIR)).toEqual([environment?.BACKUP_DIR]);
    expect(backups[0]?.command).toEqual(["/ops/back-up-every-day.sh"]);
    expect(services["backup-folder"]?.command?.join(" ")).toContain(
      path.basename(environment?.BACKUP_DIR ?? ""),
    );
  }
});

it("nothing of the cluster can be reached from outside", () => {
  expect(Object.values(services).filter(({ ports }) => ports)).toEqual([]);
});
