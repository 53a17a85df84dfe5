import type { App } from "@/lib/app/app";
import { inTransaction } from "@/lib/platform/db/transaction";
import { DEMO_RESTAURANTS } from "./content/demo-restaurants";
import { demoIsSeeded } from "./demo-is-seeded";
import { seedHistory } from "./history/seed-history";
import { composeDemoPictures, fillDemoPictures } from "./pictures/compose-demo-pictures";
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

/** The demo data with its pictures, which may be `alike`, and where it is wanted its last 90 days and a full evening to come. */
export async function seedDemo(
  app: App,
  { history, alike, log = () => undefined }: SeedOptions,
): Promise<void> {
  const folder = `${app.env.MEDIA_DIR}/demo`;
  await (alike ? fillDemoPictures(folder) : composeDemoPictures(folder, log));
  await seedDemoData(app);
  if (!history) return;
  await seedHistory(app);
  await seedFullEvening(app);
}

interface SeedOptions {
  history: boolean;
  /** Each dish has some picture: for tests, which need not wait for its own. */
  alike: boolean;
  log?: (message: string) => void;
}
