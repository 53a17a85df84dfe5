import { runProgram } from "../../shared/run-program.js";
import { checkScopes, reachRestaurant } from "./bazar.js";
import { runNight } from "./night.js";
import { playNights } from "./scenario.js";
import { readSettings } from "./settings.js";

await runProgram(async () => {
  const settings = readSettings(process.env);
  const restaurant = await reachRestaurant(settings);
  checkScopes(restaurant);
  if (settings.staffKey !== null) {
    const staff = await reachRestaurant({ ...settings, key: settings.staffKey });
    return playNights(restaurant, staff, settings);
  }
  const { added, entries, reconciled } = await runNight(restaurant, settings);
  return { program: "accountant", added: added.length, entries, reconciled };
});
