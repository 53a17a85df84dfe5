/**
 * Fills the database with the demo restaurants; with `--history`, also with their last 90 days; with `--alike`, their
 * dishes have some picture instead of their own. Safe to run again.
 */
import { getApp } from "@/lib/app/app";
import { seedDemo } from "@/prisma/seed/seed";
import { provideBazar } from "../../server/provide-bazar";

provideBazar();
const app = getApp();
try {
  await seedDemo(app, {
    history: process.argv.includes("--history"),
    alike: process.argv.includes("--alike"),
  });
} finally {
  await app.stop();
}
