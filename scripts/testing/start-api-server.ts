import { fork } from "node:child_process";
import path from "node:path";
import { build } from "esbuild";
import { buildFolder, projectFolder } from "../launch/project.mjs";

export type ApiServer = { origin: string; stop(): Promise<void> };

/** A busy machine loads several of them at once. */
const STARTUP_MS = 90_000;

/** `drill` is the whole server without its jobs, with routes that break it (see drill-server.ts). */
type Kind = "api" | "drill";
const programOf = (kind: Kind) => path.join(buildFolder, `${kind}-server.mjs`);

export async function bundleApiServer(kind: Kind = "api"): Promise<void> {
  await build({
    absWorkingDir: projectFolder,
    entryPoints: [`scripts/testing/${kind}-server.ts`],
    outfile: programOf(kind),
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

/** Starts one more process of a bundled server and waits until it answers. It ends with this process at the latest. */
export async function startApiServer(env: Record<string, string>, kind: Kind = "api"): Promise<ApiServer> {
  const child = fork(programOf(kind), { cwd: projectFolder, env: { ...process.env, ...env }, execArgv: [] });
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
