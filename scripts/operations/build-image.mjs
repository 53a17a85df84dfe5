import { execFile } from "node:child_process";
import { cp, mkdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { projectFolder } from "../launch/project.mjs";
import { ignoredBy } from "./dockerfile.mjs";
import { environmentOf } from "./environment.mjs";

const run = promisify(execFile);
/** The user `node` of the image. */
export const NODE_USER = 1000;
/** What a build gets of this process's environment: nothing of the product, and how npm finds its registry. */
const LET_IN = /^(HOME|npm_config_\w+|NODE_EXTRA_CA_CERTS|SSL_CERT_FILE|https?_proxy|no_proxy)$/i;

/**
 * @typedef {object} Image
 * @property {string} root the folder that is `/` in the image
 * @property {Record<string, string>} env
 * @property {string} workdir
 * @property {string} user
 * @property {string[]} command
 * @property {string[]} check the command of HEALTHCHECK
 */

/**
 * Copies what Docker would send to its builder, and counts the files.
 *
 * @param {string} to
 */
export async function copyContext(to) {
  const isIgnored = ignoredBy(await readFile(path.join(projectFolder, ".dockerignore"), "utf8"));
  let files = 0;
  await cp(projectFolder, to, {
    recursive: true,
    filter: async (from) => {
      const relative = path.relative(projectFolder, from).split(path.sep).join("/");
      if (relative !== "" && isIgnored(relative)) return false;
      if ((await stat(from)).isFile()) files += 1;
      return true;
    },
  });
  return files;
}

/**
 * Does what the stages of a Dockerfile say, each in a folder of its own.
 *
 * @param {import("./dockerfile.mjs").Stage[]} stages
 * @param {{ folder: string, context: string, nodeFolder: string, done: (stage: string, command: string, ms: number) => void }} options
 * @returns {Promise<Image>} the last stage
 */
export async function buildImage(stages, { folder, context, nodeFolder, done }) {
  const rootOf = (/** @type {string} */ stage) => path.join(folder, "stages", stage);
  /** @type {Image} */
  let image = { root: "", env: {}, workdir: "/", user: "root", command: [], check: [] };
  for (const stage of stages) {
    image = { root: rootOf(stage.name), env: {}, workdir: "/", user: "root", command: [], check: [] };
    await mkdir(image.root, { recursive: true });
    for (const { name, text } of stage.instructions) {
      const here = path.join(image.root, image.workdir);
      if (name === "WORKDIR") {
        image.workdir = text;
        await mkdir(path.join(image.root, text), { recursive: true });
      } else if (name === "COPY") await copy(text, here, { context, rootOf });
      else if (name === "ENV") {
        for (const [, key = "", value = ""] of text.matchAll(/(\w+)=(\S+)/g)) image.env[key] = value;
      } else if (name === "RUN" && text.startsWith("apt-get ")) {
        // It would change the machine that this runs on.
        done(stage.name, `left out: ${text}`, 0);
      } else if (name === "RUN") {
        const started = performance.now();
        await runStep(text, here, { root: image.root, nodeFolder });
        done(stage.name, text, performance.now() - started);
      } else if (name === "USER") image.user = text;
      else if (name === "CMD") image.command = JSON.parse(text);
      else if (name === "HEALTHCHECK") image.check = JSON.parse(text.slice(text.indexOf("CMD ") + 4));
      else if (name !== "EXPOSE")
        throw new Error(`The Dockerfile has an instruction that is not known here: ${name}`);
    }
  }
  return image;
}

/** Folders of the image are folders of the stage, and its user need not exist here. */
async function runStep(
  /** @type {string} */ text,
  /** @type {string} */ here,
  /** @type {{ root: string, nodeFolder: string }} */ { root, nodeFolder },
) {
  const script = text.replaceAll(" /", ` ${root}/`).replaceAll(" node ", ` ${NODE_USER} `);
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => LET_IN.test(name)));
  const env = environmentOf({
    ...own,
    npm_config_prefer_offline: "true",
    PATH: `${nodeFolder}:${process.env.PATH}`,
  });
  await run("sh", ["-ec", script], { cwd: here, env, maxBuffer: 2 ** 26 });
}

async function copy(
  /** @type {string} */ text,
  /** @type {string} */ here,
  /** @type {{ context: string, rootOf: (stage: string) => string }} */ { context, rootOf },
) {
  const words = text.split(/\s+/);
  const from = words[0]?.startsWith("--from=") ? words.shift()?.slice("--from=".length) : undefined;
  const to = path.join(here, words.pop() ?? "");
  const sources = words.map((word) => path.join(from ? rootOf(from) : context, word));
  for (const source of sources) {
    const isFolder = (await stat(source)).isDirectory();
    await mkdir(to, { recursive: true });
    await run("cp", ["-a", ...(from ? ["--link"] : []), isFolder ? `${source}/.` : source, to]);
  }
}
