import { execFile, spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "../launch/ports.mjs";
import { projectFolder } from "../launch/project.mjs";
import { environmentOf } from "./environment.mjs";

const run = promisify(execFile);
const STARTUP_MS = 20_000;

/**
 * @typedef {{ name: string, httpPort: number, httpsPort: number, stop: () => Promise<void> }} Proxy
 * @typedef {{ domain: string, backends: number[], httpsPort: number }} ProxyPlan
 * @typedef {"nginx" | "caddy"} ProxyKind
 */

/**
 * Starts a proxy with the configuration that is in `ops/`, with other ports, names and certificates in it.
 *
 * @param {ProxyKind} kind
 * @param {ProxyPlan} plan
 * @returns {Promise<Proxy>}
 */
export async function startProxy(kind, plan) {
  const folder = await mkdtemp(path.join(tmpdir(), `bazar-${kind}-`));
  await chmod(folder, 0o755);
  const httpPort = await freePort();
  const { args, env } = await (kind === "nginx" ? prepareNginx : prepareCaddy)(folder, httpPort, plan);
  const child = spawn(kind, args, {
    cwd: folder,
    env: environmentOf({ PATH: `${process.env.PATH}:/usr/sbin`, HOME: folder, ...env }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (output += chunk));
  const ended = new Promise((resolve) => child.once("exit", () => resolve("ended")));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  const deadline = Date.now() + STARTUP_MS;
  while (!(await answers(plan.httpsPort))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${kind} did not start:\n${output}`);
    }
    await wait(50);
  }
  return { name: kind, httpPort, httpsPort: plan.httpsPort, stop };
}

/**
 * Replaces what has to be another thing on this machine.
 *
 * @param {string} file below `ops/`
 * @param {[RegExp, string][]} changes each has to be there
 */
async function shipped(file, changes) {
  let text = await readFile(path.join(projectFolder, "ops", file), "utf8");
  for (const [from, to] of changes) {
    if (!from.test(text)) throw new Error(`ops/${file} no longer has ${from}.`);
    text = text.replace(from, to);
  }
  return text;
}

async function prepareNginx(
  /** @type {string} */ folder,
  /** @type {number} */ httpPort,
  /** @type {ProxyPlan} */ { domain, backends, httpsPort },
) {
  const [certificate, key] = ["fullchain.pem", "privkey.pem"].map((name) => path.join(folder, name));
  const names = `subjectAltName=DNS:${domain},DNS:*.${domain}`;
  const request = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=bazar"];
  await run("openssl", [...request, "-addext", names, "-keyout", key ?? "", "-out", certificate ?? ""]);
  const own = await shipped("nginx/bazar.conf", [
    [/(listen (?:\[::\]:)?)80\b/g, `$1${httpPort}`],
    [/(listen (?:\[::\]:)?)443\b/g, `$1${httpsPort}`],
    [/127\.0\.0\.1:3000/, `127.0.0.1:${backends[0]}`],
    [/127\.0\.0\.1:3001/, `127.0.0.1:${backends[1]}`],
    [/\/etc\/ssl\/bazar/g, folder],
    [/bazar\.example/g, domain],
  ]);
  await writeFile(path.join(folder, "bazar.conf"), own);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  await writeFile(
    path.join(folder, "nginx.conf"),
    `daemon off;
pid ${folder}/pid;
error_log stderr;
worker_processes 2;
events { worker_connections 2048; }
http {
  access_log off;
  ${temporary.join("\n  ")}
  include ${folder}/bazar.conf;
}
`,
  );
  return { args: ["-e", "stderr", "-c", path.join(folder, "nginx.conf")], env: {} };
}

async function prepareCaddy(
  /** @type {string} */ folder,
  /** @type {number} */ httpPort,
  /** @type {ProxyPlan} */ { domain, backends, httpsPort },
) {
  const local = [
    "local_certs",
    "skip_install_trust",
    "admin off",
    `http_port ${httpPort}`,
    `https_port ${httpsPort}`,
  ];
  const file = path.join(folder, "Caddyfile");
  const text = await shipped("caddy/Caddyfile", [
    [/(\temail [^\n]+\n)/, `$1${local.map((line) => `\t${line}\n`).join("")}`],
    [/:8053/g, `:${await freePort()}`],
  ]);
  await writeFile(file, text);
  return {
    args: ["run", "--config", file, "--adapter", "caddyfile"],
    env: {
      BAZAR_DOMAIN: domain,
      ACME_EMAIL: `hostmaster@${domain}`,
      BAZAR_BACKENDS: backends.map((port) => `127.0.0.1:${port}`).join(" "),
      XDG_DATA_HOME: path.join(folder, "data"),
      XDG_CONFIG_HOME: path.join(folder, "config"),
    },
  };
}

/** @returns {Promise<boolean>} */
function answers(/** @type {number} */ port) {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(Boolean(socket.destroy())));
    socket.once("error", () => resolve(false));
  });
}
