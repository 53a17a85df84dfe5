import { check, checkEqual } from "../../shared/check.js";
import { ACCOUNTS } from "./accounts.js";
import type { Restaurant, Schemas } from "./bazar.js";
import type { Entry } from "./journal.js";

type DrawerDay = Schemas["DrawerDayWithReport"];

/** The Z report of a closed day: what came into the drawer and out of it besides takings, and what was missing. */
export function drawerEntries({ day, report }: DrawerDay, { money }: Restaurant): Entry[] {
  check(report !== null && day.zNumber !== null, `The closed day ${day.id} has no Z report.`);
  const minor = (amount: number) => money.toMinor(amount);
  const { cash, bridge, receipts, takings } = report;
  checkEqual(
    minor(cash.float) + minor(cash.taken) + minor(cash.in) - minor(cash.out),
    minor(cash.expected),
    `Z ${day.zNumber}: cash`,
  );
  checkEqual(
    minor(receipts.gross) +
      minor(receipts.tips) -
      minor(bridge.otherwise) +
      minor(bridge.ahead) -
      minor(bridge.elsewhere) +
      minor(bridge.deposits) +
      minor(bridge.giftCards),
    minor(takings.amount),
    `Z ${day.zNumber}: from receipts to takings`,
  );
  checkEqual(
    minor(day.counted ?? 0) - minor(day.expected ?? 0),
    minor(day.difference ?? 0),
    `Z ${day.zNumber}: difference`,
  );
  const moved = report.movements.map(
    ({ direction, amount, reason }, place): Entry => ({
      id: `${day.id}:movement-${place}`,
      day: day.businessDate,
      text: `${day.drawerName}, ${direction}: ${reason}`,
      about: day.id,
      lines: [
        [ACCOUNTS.cash, direction === "in" ? minor(amount) : -minor(amount)],
        [ACCOUNTS.drawerMovements, direction === "in" ? -minor(amount) : minor(amount)],
      ],
    }),
  );
  return [
    ...moved,
    {
      id: `${day.id}:difference`,
      day: day.businessDate,
      text: `${day.drawerName}, Z ${day.zNumber}`,
      about: day.id,
      lines: [
        [ACCOUNTS.cash, minor(day.difference ?? 0)],
        [ACCOUNTS.drawerDifferences, -minor(day.difference ?? 0)],
      ],
    },
  ];
}
