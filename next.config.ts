import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const embedHeaders = (caching: string) =>
  Object.entries({
    "cache-control": caching,
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
    "x-content-type-options": "nosniff",
  }).map(([key, value]) => ({ key, value }));

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: process.env.BAZAR_BUILD_WITHOUT_TYPES === "1" },
  // Read or started by their path, which the tracer of dependencies cannot see.
  outputFileTracingIncludes: {
    "/api/**": ["./lib/people/auth/password-worker.mjs", "./node_modules/bcryptjs/**"],
    // They compare the names of the folders with what the database has.
    "/status": ["./prisma/migrations/**"],
    "/readyz": ["./prisma/migrations/**"],
    "/docs/guides/*": ["./docs/guides/**"],
    "/docs/search": ["./docs/guides/**"],
  },
  // Bundled, because it would bring Prisma's command line (docs/decisions/090); Next leaves it outside by itself.
  transpilePackages: ["@prisma/client"],
  // Websites of restaurants load it: a day of grace for its next version, and a year where its address names one.
  headers: async () => [
    { source: "/embed.js", headers: embedHeaders("public, max-age=86400, stale-while-revalidate=604800") },
    {
      source: "/embed.js",
      has: [{ type: "query", key: "v" }],
      headers: embedHeaders("public, max-age=31536000, immutable"),
    },
  ],
  // What is left outside is one for pages and server, which hand each other its values.
  serverExternalPackages: ["@prisma/client-runtime-utils"],
  // The self-hosted server answers the API itself; loading every route of Next as well would cost its memory twice.
  experimental: { preloadEntriesOnStart: false },
};

// Messages are compiled when the pages are built: the compiler of ICU messages is larger than all a guest reads.
const withMessages = createNextIntlPlugin({
  requestConfig: "./components/i18n/request.ts",
  experimental: {
    messages: { path: "./lib/core/i18n/messages", format: "json", locales: "infer", precompile: true },
  },
});

export default withMessages(config);
