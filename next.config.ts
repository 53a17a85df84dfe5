import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? ".next",
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: process.env.BAZAR_BUILD_WITHOUT_TYPES === "1" },
  // Started as a thread by its path, which the tracer of dependencies cannot see.
  outputFileTracingIncludes: {
    "/api/**": ["./lib/people/auth/password-worker.mjs", "./node_modules/bcryptjs/**"],
  },
  // The self-hosted server answers the API itself; loading every route of Next as well would cost its memory twice.
  experimental: { preloadEntriesOnStart: false },
};

export default createNextIntlPlugin("./components/i18n/request.ts")(config);
