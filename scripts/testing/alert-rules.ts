import { readFileSync } from "node:fs";
import path from "node:path";
import { projectFolder } from "../launch/project.mjs";

export const PROMETHEUS_FOLDER = path.join(projectFolder, "ops/prometheus");

/** Our rules as they are written. */
export function alertRules(): string {
  return readFileSync(path.join(PROMETHEUS_FOLDER, "alerts.yaml"), "utf8");
}

/** The names of our alerts, in their order. */
export function alertNames(): string[] {
  return [...alertRules().matchAll(/^ +- alert: (\w+)$/gm)].map(([, name = ""]) => name);
}

/** Every query of the dashboard. */
export function dashboardQueries(): string[] {
  const text = readFileSync(path.join(projectFolder, "ops/grafana/bazar.json"), "utf8");
  const { panels } = JSON.parse(text) as { panels: { targets?: { expr: string }[] }[] };
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
}

/** The metrics that a query or a file of rules names. */
export function metricsIn(text: string): string[] {
  return [...new Set(text.match(/\b(?:bazar|nodejs|process)_[a-z0-9_]+/g) ?? [])];
}
