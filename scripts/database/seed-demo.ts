/** Fills the database with the demo restaurants; with `--history`, also with their last 90 days. Safe to run again. */
import { getApp } from "@/lib/app/app";
import { seedDemo } from "@/prisma/seed/seed";
import { provideBazar } from "../../server/provide-bazar";

provideBazar();
const app = getApp();
try {
  await seedDemo(app, { history: process.argv.includes("--history") });
} finally {
  await app.stop();
}
