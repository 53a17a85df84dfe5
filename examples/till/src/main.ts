import { runProgram } from "../../shared/run-program.js";
import { reachRestaurant } from "./bazar.js";
import { openTill } from "./open-till.js";
import { playDay } from "./scenario.js";
import { readSettings } from "./settings.js";

await runProgram(async () => {
  const settings = readSettings(process.env);
  const till = await openTill(settings);
  try {
    const staff = await reachRestaurant({ ...settings, key: settings.staffKey });
    return await playDay(till, staff);
  } finally {
    await till.close();
  }
});
