import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "../launch/ports.mjs";
import { findProgram } from "../launch/system-package.mjs";
import { alertRules } from "./alert-rules";

/** What our servers may take to answer a scrape, and how often they are asked. */
const SCRAPE_SECONDS = 2;

export type Prometheus = {
  /** The alerts that fire, each once by its name. */
  firing(): Promise<string[]>;
  /** What a query of one number gives now; null for nothing. */
  value(query: string): Promise<number | null>;
  stop(): Promise<void>;
};

/**
 * Starts a Prometheus that scrapes these servers and evaluates our rules. An alert fires at once here: how long its state
 * has to last is what `alerts.test.yaml` is about.
 */
export async function startPrometheus(origins: readonly string[], token: string): Promise<Prometheus> {
  const program = findProgram("prometheus");
  if (!program) throw new Error("There is no Prometheus on this machine.");
  const folder = await mkdtemp(path.join(tmpdir(), "bazar-prometheus-"));
  await writeFile(path.join(folder, "alerts.yaml"), alertRules().replace(/^ +for: .*\n/gm, ""));
  await writeFile(
    path.join(folder, "prometheus.yaml"),
    `global: { scrape_interval: ${SCRAPE_SECONDS}s, scrape_timeout: ${SCRAPE_SECONDS}s, evaluation_interval: 1s }
rule_files: [alerts.yaml]
scrape_configs:
  - job_name: bazar
    authorization: { credentials: "${token}" }
    static_configs:
      - targets: [${origins.map((origin) => `"${new URL(origin).host}"`).join(", ")}]
`,
  );
  const port = await freePort();
  const child = spawn(
    program,
    [
      `--config.file=${path.join(folder, "prometheus.yaml")}`,
      `--storage.tsdb.path=${path.join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
      "--log.level=error",
    ],
    { cwd: folder, stdio: "ignore" },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  async function ask<T>(path: string): Promise<T> {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`).catch(() => null);
    if (!response?.ok) throw new Error("Prometheus does not answer yet.");
    return ((await response.json()) as { data: T }).data;
  }

  return {
    async value(query) {
      type Found = { result: { value: [number, string] }[] };
      const { result } = await ask<Found>(`query?query=${encodeURIComponent(query)}`);
      return result[0] ? Number(result[0].value[1]) : null;
    },
    async firing() {
      type Alert = { state: string; labels: { alertname: string } };
      const data = await ask<{ alerts: Alert[] }>("alerts");
      const names = data.alerts
        .filter(({ state }) => state === "firing")
        .map(({ labels }) => labels.alertname);
      return [...new Set(names)].sort();
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
