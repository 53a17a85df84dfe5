import path from "node:path";
import { writeApiRoutes } from "./api-routes.mjs";
import { compressStatic } from "./compress-static.mjs";
import { fingerprint, isDone, onceFor } from "./fingerprint.mjs";
import { hintScripts } from "./hint-scripts.mjs";
import { requireInstalled } from "./install.mjs";
import { writeMessageIndex } from "./message-index.mjs";
import { installedStaysOutside } from "./outside-bundle.mjs";
import { buildFolder, projectFolder } from "./project.mjs";
import { step } from "./report.mjs";
import { packageProgram, run } from "./run.mjs";

const settings = ["package-lock.json", "package.json", "tsconfig.json"];
const serverSources = [
  "app/api",
  "lib",
  "emails",
  "server",
  "scripts/launch/api-routes.mjs",
  "scripts/launch/outside-bundle.mjs",
  "scripts/launch/ports.mjs",
  "scripts/launch/voice.mjs",
  "scripts/database/seed-demo.ts",
  "scripts/database/create-admin.ts",
  "scripts/stripe/check-stripe.ts",
  "scripts/database/check-books.ts",
  "prisma/seed",
];
const pageSources = [
  "app",
  "components",
  "lib",
  "emails",
  "public",
  "scripts/launch/api-routes.mjs",
  "middleware.ts",
  "instrumentation.ts",
  "next.config.ts",
  "postcss.config.mjs",
];

export const pagesFolder = process.env.NEXT_DIST_DIR || ".next";

/** Generates the database client, the types of the API, the list of its routes and the index of messages. */
export async function prepareCode() {
  const schema = await fingerprint(["prisma/schema", "prisma.config.ts", "package-lock.json"]);
  await onceFor(
    { name: "database-client", product: "lib/platform/db/generated/client.ts", print: schema },
    () =>
      step("Generating the database client", () =>
        run(process.execPath, [packageProgram("prisma/build/index.js"), "generate"], {
          // Generating needs no schema engine, but Prisma downloads one unless a file is named.
          env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: "1" },
          failure: "The database client could not be generated",
        }),
      ),
  );
  const types = await fingerprint(["openapi.json", "scripts/launch/api-types.mjs", "package-lock.json"]);
  await onceFor(
    { name: "api-types", product: "components/data/generated/api-schema.d.ts", print: types },
    () =>
      step("Generating the types of the API", () =>
        run(process.execPath, ["scripts/launch/api-types.mjs"], {
          failure: "The types of the API could not be generated",
        }),
      ),
  );
  await writeApiRoutes();
  await writeMessageIndex();
}

/** Bundles the server, the demo data and further commands into `.build/`, so that they start at once. */
export async function prepareServer() {
  const build = await serverBuild();
  if (!(await isDone(build))) await requireInstalled({ toBuild: true });
  await prepareCode();
  await onceFor(build, () => step("Bundling the server", bundleServer));
}

async function serverBuild() {
  const print = await fingerprint([...serverSources, ...settings, "prisma/schema"], {
    except: ["lib/platform/db/generated", "lib/core/i18n/generated"],
  });
  return { name: "server", product: ".build/server.mjs", print };
}

/**
 * @throws with one sentence when what `npm run build` makes is not there or older than its sources
 */
export async function requireBuild() {
  if ((await isDone(await serverBuild())) && (await isDone(await pagesBuild()))) return;
  throw new Error("The build is missing or older than its sources. Make it first: npm run build");
}

async function bundleServer() {
  const { build } = await import("esbuild");
  const { metafile } = await build({
    absWorkingDir: projectFolder,
    entryPoints: {
      server: "server/main.ts",
      seed: "scripts/database/seed-demo.ts",
      "create-admin": "scripts/database/create-admin.ts",
      "check-stripe": "scripts/stripe/check-stripe.ts",
      "check-books": "scripts/database/check-books.ts",
    },
    outdir: buildFolder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    plugins: [await installedStaysOutside()],
    // Bundled CommonJS requires what stays outside.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    platform: "node",
    format: "esm",
    target: "node20",
    sourcemap: true,
    jsx: "automatic",
    loader: { ".css": "empty" },
    logLevel: "silent",
    metafile: true,
  }).catch((error) => {
    throw new Error(`The server could not be bundled:\n\n${error.message}`);
  });
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  const missing = imports.find(({ path }) => path.startsWith("@/"));
  if (missing) throw new Error(`The server could not be bundled: there is no module ${missing.path}.`);
}

/**
 * Builds the pages with Next.
 *
 * @param {{ withoutTypes?: boolean }} [options] `withoutTypes`: for whoever checks the types beside the build, or
 *   elsewhere, as for the image
 */
export async function preparePages({ withoutTypes = process.env.BAZAR_BUILD_WITHOUT_TYPES === "1" } = {}) {
  await prepareCode();
  await onceFor(await pagesBuild(), () =>
    step("Building the pages", async () => {
      await run(process.execPath, [packageProgram("next/dist/bin/next"), "build"], {
        env: {
          NODE_ENV: "production",
          NEXT_TELEMETRY_DISABLED: "1",
          FORCE_COLOR: "0",
          BAZAR_BUILD_WITHOUT_TYPES: withoutTypes ? "1" : "",
        },
        failure: "The pages could not be built",
      });
      await hintScripts(path.join(projectFolder, pagesFolder));
      await compressStatic(path.join(projectFolder, pagesFolder));
    }),
  );
}

async function pagesBuild() {
  const print = await fingerprint([...pageSources, ...settings, "prisma/schema"], {
    except: ["public/media", "lib/platform/db/generated"],
  });
  const name = `pages-${pagesFolder.replaceAll("/", "-")}`;
  return { name, product: `${pagesFolder}/BUILD_ID`, print };
}
