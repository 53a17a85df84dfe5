/**
 * Who may import whom. The kinds of file and their reasons are in AGENTS.md; scripts/boundaries holds a test
 * that shows each rule bite.
 */

const { joinedStores, rowTypes } = require("./scripts/boundaries/exemptions.cjs");
const { floors } = require("./scripts/boundaries/floors.cjs");

const code =
  "^(app|clients|components|e2e|emails|instrumentation|instrumentation-client|lib|middleware|prisma|scripts|server)(/|\\.)";
const tests = "\\.(test|spec)\\.tsx?$|^lib/testing/|^e2e/";
const store = "^lib/.*-store\\.ts$";
const gateway = "^lib/.*-gateway\\.ts$";
const effects = [store, gateway, "^lib/platform/(db|env)/", "^lib/platform/jobs/(?!.*-contract\\.ts)"];

/** A family of domains imports from families before it only (docs/decisions/039). The roof knows all. */
const families = [...Object.keys(floors), "app"];

/** A person is erased everywhere in one transaction, so the stores that erase are joined from all floors above. */
const erasure = "-erasure-store\\.ts$";

const database = "node_modules/(pg|@prisma)(/|$)|^lib/platform/db/generated/";
const vendors = "node_modules/(stripe|resend|@upstash|sharp|aws4fetch|web-push)(/|$)";

/** Libraries that one part of the house wraps for all others, and that part. */
const homes = {
  "graphile-worker": "^lib/platform/jobs/|^scripts/database/",
  otpauth: "^lib/people/second-factor/",
  "pdf-lib": "^lib/core/pdf/|^lib/.*-(sheet|pen)\\.ts$",
  pino: "^lib/platform/log/",
  "prom-client": "^lib/platform/metrics/",
  recharts: "^components/dashboard/reports/",
  srvx: "^lib/platform/http/",
  "temporal-polyfill": "^lib/core/time/",
};

/** Development dependencies that a build puts into `.build` and `.next` (docs/decisions/090). */
const bundled =
  "node_modules/(@prisma/client|lucide-react|pdf-lib|radix-ui|react-email|recharts|resend|stripe)(/|$)";

/** What makes a build, a migration or a picture; a running installation does without. */
const buildTools = [
  "database/(catalog-adapter|diff|schema-engine)",
  "launch/(api-routes|api-types|browser|classic-typescript|prepare)",
];

const outsideDomains = `^lib/(app|testing)/|${tests}`;

/** A file as a pattern. */
function exactly(path) {
  return `^${path.replaceAll(".", "\\.")}$`;
}

/** Domains of a family that one of them must not know. */
function climbs([family, domains]) {
  return domains.slice(0, -1).map((domain, place) => ({
    name: "domains-do-not-climb",
    comment: "The domains of a family stand above one another (scripts/boundaries/floors.cjs).",
    severity: "error",
    from: { path: `^lib/${family}/${domain}/`, pathNot: tests },
    to: { path: `^lib/${family}/(${domains.slice(place + 1).join("|")})/` },
  }));
}

/** Of other families only those named join this store. */
function joinedBy({ store, by }) {
  const own = store.split("/")[1];
  return {
    name: "no-foreign-store",
    severity: "error",
    from: { path: "^lib/", pathNot: [`^lib/(${[own, ...by].join("|")})/`, outsideDomains] },
    to: { path: exactly(store) },
  };
}

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "no-cycle",
      comment: "Modules that need each other are one module; for types as well.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    ...families.slice(0, -1).map((family, place) => ({
      name: `${family}-does-not-climb`,
      comment: "A family knows itself and those before it.",
      severity: "error",
      from: { path: `^lib/${family}/`, pathNot: tests },
      to: { path: `^lib/(${families.slice(place + 1).join("|")})/|^emails/` },
    })),
    {
      name: "every-domain-has-a-family",
      severity: "error",
      from: {},
      to: { path: "^lib/", pathNot: `^lib/(${families.join("|")}|testing)/` },
    },
    {
      name: "no-missing-module",
      severity: "error",
      from: { path: code },
      to: { couldNotResolve: true, pathNot: "\\.css$|/\\.build/" },
    },
    {
      name: "lib-not-to-app",
      comment: "The domain does not know its pages.",
      severity: "error",
      from: { path: "^lib/", pathNot: tests },
      to: { path: "^(app|components|scripts|server|prisma|e2e)/" },
    },
    {
      name: "lib-not-to-next",
      comment: "Handlers and all below them run on any host.",
      severity: "error",
      from: { path: "^(lib|app/api)/", pathNot: "^lib/testing/" },
      to: { path: "node_modules/next(/|$)" },
    },
    {
      name: "database-in-stores-only",
      comment: "SQL and Prisma live in *-store.ts.",
      severity: "error",
      from: { path: code, pathNot: `${store}|^lib/platform/(db|jobs|live)/|^scripts/|^prisma/|${tests}` },
      to: { path: database, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "vendors-in-gateways-only",
      comment: "A vendor's SDK lives in *-gateway.ts.",
      severity: "error",
      from: { path: code, pathNot: `${gateway}|^scripts/|^prisma/|${tests}` },
      to: { path: vendors },
    },
    ...Object.entries(homes).map(([library, home]) => ({
      name: "libraries-have-a-home",
      comment: "One part of the house wraps the library for all others.",
      severity: "error",
      from: { path: code, pathNot: `${home}|${tests}` },
      to: { path: `node_modules/${library}(/|$)` },
    })),
    {
      name: "store-stays-at-the-bottom",
      comment: "A store knows its own core and the database.",
      severity: "error",
      from: { path: store },
      to: { path: [gateway, "^lib/platform/(http|env)/", "/app\\.ts$"] },
    },
    {
      name: "gateway-stays-at-the-bottom",
      comment: "A gateway knows its own core and the environment.",
      severity: "error",
      from: { path: gateway },
      to: { path: [store, "^lib/platform/(http|db)/", "/app\\.ts$"] },
    },
    {
      name: "contract-is-pure",
      comment: "Contracts run in browsers as well.",
      severity: "error",
      from: { path: "-contract\\.ts$" },
      to: { path: [...effects, "^lib/platform/http/", "^lib/app/", database, vendors] },
    },
    ...Object.entries(floors).flatMap(climbs),
    {
      name: "every-domain-has-a-floor",
      severity: "error",
      from: {},
      to: {
        path: `^lib/(${families.slice(0, -1).join("|")})/[^/]+/`,
        pathNot: Object.entries(floors).map(([family, domains]) => `^lib/${family}/(${domains.join("|")})/`),
      },
    },
    {
      name: "no-foreign-store",
      comment: "Another family is reached through its cores, contracts and use-cases.",
      severity: "error",
      from: { path: "^lib/([^/]+)/", pathNot: outsideDomains },
      to: {
        path: store,
        pathNot: ["^lib/$1/", erasure, ...joinedStores.map((joined) => exactly(joined.store))],
      },
    },
    ...joinedStores.map(joinedBy),
    {
      name: "row-types-from-stores",
      comment:
        "A row is what its store gives; the generated client is the store's affair. Names of values are free.",
      severity: "error",
      from: {
        path: code,
        pathNot: [
          store,
          "^lib/platform/(db|jobs|live)/",
          "^scripts/",
          "^prisma/",
          tests,
          ...rowTypes.flatMap(({ files }) => files.map(exactly)),
        ],
      },
      to: { path: "^lib/platform/db/generated/(client|models|internal)" },
    },
    {
      name: "pages-have-no-database",
      comment: "Pages ask use-cases, with lib/app/page-app.",
      severity: "error",
      from: { path: "^(app/(?!api/)|components/)", pathNot: tests },
      to: { path: "^lib/([a-z]+/app|platform/current-app)\\.ts$" },
    },
    {
      name: "pages-through-use-cases",
      comment: "Pages, components, routes and emails never touch effects themselves.",
      severity: "error",
      from: { path: "^(app|components|emails)/", pathNot: tests },
      to: { path: effects },
    },
    {
      name: "route-without-page",
      comment: "An endpoint has no user interface.",
      severity: "error",
      from: { path: "^app/api/" },
      to: { path: "^(components|emails)/|^app/(?!api/)" },
    },
    {
      name: "emails-take-props-only",
      severity: "error",
      from: { path: "^emails/" },
      to: { path: "^(app|components|scripts|server|prisma)/|^lib/app/|^lib/platform/http/" },
    },
    {
      name: "middleware-stays-small",
      comment: "It runs before every page.",
      severity: "error",
      from: { path: "^middleware\\.ts$" },
      to: {
        path: "^(app|components|emails|scripts|server|prisma)/|^lib/(?!restaurant/tenancy/|restaurant/domains/(?:find-served-host|refuse-api-at)|people/auth/session-token|core/|platform/http/|platform/media/bucket-address)",
      },
    },
    {
      name: "no-test-code-in-production",
      severity: "error",
      from: { path: code, pathNot: tests },
      to: { path: tests },
    },
    {
      name: "installed-without-dev",
      comment: "A server that is built runs after `npm ci --omit=dev`.",
      severity: "error",
      from: {
        path: "^(app|components|emails|instrumentation|lib|middleware|prisma/seed|scripts/(database|launch)|server)",
        pathNot: `${tests}|^scripts/(${buildTools.join("|")})\\.mjs$`,
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"], pathNot: bundled },
    },
    {
      name: "not-bundled-without-dev",
      comment: "What Node runs as it is has only what `npm ci --omit=dev` installs.",
      severity: "error",
      from: {
        path: "^(lib|scripts/(database|launch)|server)/.*\\.mjs$",
        pathNot: `^scripts/(${buildTools.join("|")})\\.mjs$`,
      },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-barrel",
      comment: "Import the module that has the thing.",
      severity: "error",
      from: {},
      to: { path: "/index\\.(ts|tsx|mjs)$", pathNot: "node_modules" },
    },
    {
      name: "no-drawer",
      comment: "A file is named after what it holds.",
      severity: "error",
      from: {},
      to: { path: "/(utils?|helpers?|types|common|misc)(/|\\.tsx?$)", pathNot: "node_modules" },
    },
  ],
  allowed: [
    { from: { path: "^app/" }, to: { path: "^(app|components|emails|lib)/" } },
    { from: { path: "^components/" }, to: { path: "^(components|lib)/" } },
    // What others install has nothing of ours.
    { from: { path: "^clients/" }, to: { path: "^clients/" } },
    // What others copy has the installed client alone.
    { from: { path: "^examples/" }, to: { path: "^examples/" } },
    { from: { path: "^emails/" }, to: { path: "^(emails|lib)/" } },
    { from: { path: "^lib/" }, to: { path: "^lib/" } },
    { from: { path: tests }, to: { path: code } },
    { from: { path: "^prisma/" }, to: { path: "^(prisma|lib)/" } },
    { from: { path: "^e2e/" }, to: { path: "^(e2e|lib)/" } },
    { from: { path: "^server/" }, to: { path: "^(server|lib|emails)/|^scripts/launch/" } },
    {
      from: { path: "^(scripts|middleware\\.ts|instrumentation(-client)?\\.ts|[^/]+\\.config\\.ts)" },
      to: { path: "^(scripts|server|lib|prisma|app|emails)/" },
    },
    { from: {}, to: { path: "^node_modules/|^\\.build/|\\.(json|css|svg|png)$" } },
    { from: {}, to: { dependencyTypes: ["core"] } },
    { from: {}, to: { couldNotResolve: true } },
  ],
  allowedSeverity: "error",
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|\\.build|lib/platform/db/generated/(?!client))" },
    tsPreCompilationDeps: true,
    moduleSystems: ["es6", "cjs"],
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      cachedInputFileSystem: { cacheDuration: 600_000 },
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mts", ".mjs", ".cjs", ".js", ".d.ts", ".json"],
    },
  },
};
