import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import manifest from "@/package.json";
import { projectFolder } from "../launch/project.mjs";
import { alertNames, alertRules, dashboardQueries, PROMETHEUS_FOLDER } from "./alert-rules";

const read = (file: string) => readFileSync(path.join(projectFolder, file), "utf8");

it("the runbook has a section for each alert, and none for another", () => {
  const sections = [...read("docs/runbook.md").matchAll(/^## (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alertNames());
});

it("an alert leads to its section", () => {
  const links = [...alertRules().matchAll(/runbook: docs\/runbook\.md#(\w+)$/gm)].map(([, anchor]) => anchor);
  expect(links).toEqual(alertNames().map((name) => name.toLowerCase()));
});

it("an alert has a case in which it fires, and one in which it does not", () => {
  const cases = readFileSync(path.join(PROMETHEUS_FOLDER, "alerts.test.yaml"), "utf8");
  const named = [...cases.matchAll(/^ +- name: (.+)$/gm)].map(([, name]) => name);
  expect(named).toEqual(alertNames().flatMap((name) => [`${name} fires`, `${name} is quiet`]));
});

it("the dashboard asks for our own metrics alone", () => {
  const queries = dashboardQueries();
  expect(queries.length).toBeGreaterThan(30);
  expect(queries.filter((query) => !query.includes('job="bazar"'))).toEqual([]);
});

it("the notes begin with the release that this is", () => {
  expect(/^## (\d+\.\d+\.\d+)$/m.exec(read("docs/releases.md"))?.[1]).toBe(manifest.version);
});
