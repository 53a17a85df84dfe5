import { DINER_SLUG } from "./demo-diner.mjs";

/** @typedef {ReturnType<typeof import("./demo-call.mjs").callerOf>} Call */

const place = `tenant/${DINER_SLUG}`;
const FLOAT = 150;

/**
 * A drawer that is open, with a payment that was taken, and its report of the day before.
 *
 * @param {Call} owner
 */
export async function openDrawer(owner) {
  const { drawers } = await owner("GET", `${place}/drawers`);
  const own = `${place}/drawers/${drawers[0]?.id ?? "main"}`;
  const day = drawers[0]?.openDay ?? (await owner("POST", `${own}/open`, { float: FLOAT }));
  const drawer = `${place}/drawers/${day.drawerId}`;
  await owner("POST", `${drawer}/movements`, {
    direction: "out",
    amount: 12.5,
    reason: "Milk from next door",
  });
  await owner("POST", `${drawer}/close`, { dayId: day.id, counted: FLOAT });
  await owner("POST", `${drawer}/open`, { float: FLOAT });
  return { drawerDay: day.id };
}
