import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { DEMO_RESTAURANTS } from "./content/demo-restaurants";
import { demoIsSeeded } from "./demo-is-seeded";
import { seedHistory } from "./history/seed-history";
import { DEMO_PICTURES, renderDemoPictures } from "./pictures/demo-pictures";
import { seedFullEvening } from "./seed-full-evening";
import { seedPeople } from "./seed-people";
import { seedRestaurant } from "./seed-restaurant";

/** Writes the demo restaurants and people. Everything or nothing; running it again changes nothing. */
export async function seedDemoData(app: App): Promise<void> {
  if (await demoIsSeeded(app)) return;
  await inTransaction(
    app.db,
    async (tx) => {
      for (const restaurant of DEMO_RESTAURANTS) await seedRestaurant(tx, restaurant);
      await seedPeople(tx);
    },
    { maxWait: 10_000, timeout: 60_000 },
  );
}

/** The demo data with its pictures, and where it is wanted its last 90 days and a full evening to come. */
export async function seedDemo(app: App, { history }: { history: boolean }): Promise<void> {
  await renderDemoPictures(DEMO_PICTURES, `${app.env.MEDIA_DIR}/demo`);
  await seedDemoData(app);
  if (!history) return;
  await seedHistory(app);
  await seedFullEvening(app);
}
