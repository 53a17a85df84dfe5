import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { projectFolder } from "../launch/project.mjs";
import type { GuideStep } from "./code-of-guides";

const run = promisify(execFile);
const TIMEOUT_MS = 60_000;

type Where = { folder: string; env: Record<string, string> };

/** Runs a step of a guide as its reader would, and gives what it prints. Throws with its errors when it fails. */
export async function runStep({ language, code }: GuideStep, { folder, env }: Where): Promise<string> {
  const [program, args] = await commandOf(language, { code, folder });
  const { stdout } = await run(program, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    timeout: TIMEOUT_MS,
  });
  return stdout;
}

async function commandOf(
  language: string,
  { code, folder }: { code: string; folder: string },
): Promise<[string, string[]]> {
  if (language === "sh") return ["bash", ["-euo", "pipefail", "-c", code]];
  if (language === "py") return ["python3", ["-c", code]];
  if (language !== "ts") throw new Error(`Guides have no steps in ${language}.`);
  const [source, bundle] = [path.join(folder, "step.ts"), path.join(folder, "step.mjs")];
  await writeFile(source, code);
  await build({
    entryPoints: [source],
    outfile: bundle,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    alias: { "bazar-client": path.join(projectFolder, "clients/typescript/src/bazar-client.ts") },
    nodePaths: [path.join(projectFolder, "node_modules")],
    logLevel: "silent",
  });
  return [process.execPath, [bundle]];
}
