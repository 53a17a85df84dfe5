/**
 * `npm run api:lint`: the API document by the rules that integrators' tools bring, Spectral's `oas` and Redocly's
 * `recommended`, as they are. Not one error or warning is allowed. Nothing is asked of the network: the rules are in
 * node_modules, and the document refers to nothing outside of itself.
 */
import { readFile } from "node:fs/promises";
import path from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import spectralCore from "@stoplight/spectral-core";
import spectralRulesets from "@stoplight/spectral-rulesets";
import { projectFolder } from "../launch/project.mjs";

const MOST_SHOWN = 50;

/** @returns {Promise<string[]>} */
async function byRedocly(/** @type {string} */ source) {
  const config = await createConfig({ extends: ["recommended"], telemetry: "off" });
  const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
  return problems.map(
    ({ ruleId, message, location: [place] }) => `redocly ${ruleId} ${place?.pointer ?? ""} ${message}`,
  );
}

/** @returns {Promise<string[]>} */
async function bySpectral(/** @type {string} */ source) {
  const spectral = new spectralCore.Spectral();
  const oas = /** @type {any} */ (spectralRulesets.oas);
  spectral.setRuleset({ extends: [oas] });
  const problems = await spectral.run(JSON.parse(source));
  return problems.map(({ code, message, path: place }) => `spectral ${code} #/${place.join("/")} ${message}`);
}

const source = await readFile(path.join(projectFolder, "openapi.json"), "utf8");
const problems = [...(await byRedocly(source)), ...(await bySpectral(source))];
for (const problem of problems.slice(0, MOST_SHOWN)) console.log(problem);
console.log(`${problems.length} errors and warnings in openapi.json`);
process.exit(problems.length === 0 ? 0 : 1);
