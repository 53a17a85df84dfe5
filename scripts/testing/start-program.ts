import { type ChildProcess, spawn } from "node:child_process";
import { freePort } from "../launch/ports.mjs";

const children = new Set<ChildProcess>();

export async function endAll(): Promise<void> {
  await Promise.all([...children].map(endProgram));
}

/** Ends a program as a supervisor does. */
export async function endProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/**
 * Starts one of our commands in an installation, without a terminal. `output` is both streams, `lines` what standard
 * output has so far.
 */
export function startProgram(folder: string, script: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production", HOST: "", ...env },
  });
  children.add(child);
  let output = "";
  let stdout = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
    stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    output += chunk;
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => {
      children.delete(child);
      resolve({ code, output });
    }),
  );
  /** Until the output has these words. Throws it when the program ends before. */
  const says = (words: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(words) && resolve();
      look();
      child.stdout.on("data", look);
      child.stderr.on("data", look);
      void ended.then(() => reject(new Error(output)));
    });
  return { child, ended, says, lines: () => stdout.split("\n").filter((line) => line !== "") };
}

/** Starts `npm run serve` on a free port and waits until it is ready. */
export async function serve(folder: string, env: Record<string, string>) {
  const port = await freePort();
  const program = startProgram(folder, "scripts/serve.mjs", [], { ...env, PORT: String(port) });
  await program.says('"msg":"ready"');
  return { ...program, origin: `http://localhost:${port}` };
}
