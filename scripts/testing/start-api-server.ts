import { fork } from "node:child_process";
import path from "node:path";
import { build } from "esbuild";
import { buildFolder, projectFolder } from "../launch/project.mjs";

export type ApiServer = { origin: string; stop(): Promise<void> };

const STARTUP_MS = 30_000;
const program = path.join(buildFolder, "api-server.mjs");

export async function bundleApiServer(): Promise<void> {
  await build({
    absWorkingDir: projectFolder,
    entryPoints: ["scripts/testing/api-server.ts"],
    outfile: program,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node20",
    jsx: "automatic",
    loader: { ".css": "empty" },
    logLevel: "silent",
  });
}

/** Starts one more process of the API and waits until it answers. It ends with this process at the latest. */
export async function startApiServer(env: Record<string, string>): Promise<ApiServer> {
  const child = fork(program, { cwd: projectFolder, env: { ...process.env, ...env }, execArgv: [] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error("The API was not ready in time.")), STARTUP_MS);
    child.once("message", (message) => {
      clearTimeout(late);
      resolve(Number(message));
    });
    child.once("exit", (code) => reject(new Error(`The API ended with ${code} before it was ready.`)));
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
