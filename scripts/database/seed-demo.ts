/** Fills the database with the demo restaurants. Safe to run again. */
import { getApp } from "@/lib/app/app";
import { seedDemo } from "@/prisma/seed/seed";
import { provideBazar } from "../app/provide-bazar";

provideBazar();
const app = getApp();
try {
  await seedDemo(app);
} finally {
  await app.stop();
}
