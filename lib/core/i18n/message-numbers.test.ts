import { expect, it } from "vitest";
import { messagesOf } from "./catalogue";

/** Why a message may hold a number of its own. What a field takes at most or at least is a placeholder instead. */
type Reason = "choice" | "definition" | "example" | "name" | "period" | "step";

const ALLOWED: Record<Reason, string[]> = {
  /** The number is what is chosen. */
  choice: [
    "dashboard.pause.quarter",
    "dashboard.pause.hour",
    "dashboardMenu.bulk.round.10",
    "dashboardMenu.bulk.round.50",
    "dashboardMenu.bulk.round.90",
    "dashboardReports.presets.last7",
    "dashboardReports.presets.last28",
    "dashboardReports.emptyAction",
    "dashboardSettings.hours.allDay",
    "dashboardSettings.hours.allDaySwitch",
    "dashboardTwin.leap.hour",
    "dashboardTwin.leap.day",
    "dashboardTwin.leap.week",
    "dashboardTwin.leap.month",
    "join.service.tables.two",
    "join.service.tables.four",
    "join.service.tables.six",
    "orderBoard.off.choices.hour",
    "portals.group.days.7",
    "portals.group.days.30",
  ],
  /** A percentage goes to 100, a latitude to 90; a quantity is more than nothing. */
  definition: [
    "adminRestaurants.terms.feeInvalid",
    "adminUsers.commissionInvalid",
    "dashboardCoupons.percentInvalid",
    "dashboardCoupons.usesInvalid",
    "dashboardDrawer.closed.floatWrong",
    "dashboardDrawer.count.sumWrong",
    "dashboardSettings.problem.latitudeInvalid",
    "dashboardSettings.problem.longitudeInvalid",
    "dashboardSettings.delivery.scheduleDaysHint",
    "dashboardSettings.bookings.reminderHint",
    "dashboardStock.recipeQuantityInvalid",
    "dashboardTax.problem.rateInvalid",
  ],
  example: [
    "apiKeys.addressesHint",
    "dashboardDevice.pinHint",
    "dashboardMenu.bulk.valueInvalid",
    "dashboardPrinters.bridge.hostWrong",
    "dashboardSettings.problem.timeInvalid",
    "dashboardSettings.problem.amountInvalid",
    "dashboardSettings.problem.colorInvalid",
    "dashboardSettings.bookings.intervalHint",
    "dashboardStock.costInvalid",
    "join.place.positionInvalid",
    "join.service.problem.hours",
    "join.service.problem.radius",
    "join.service.problem.fee",
    "join.menu.problem.price",
    "join.sample.water.description",
    "payment.card.expiryWrong",
  ],
  /** Of a product, a status, a ratio or a size of paper. */
  name: [
    "auth.security.scanLead",
    "dashboardPrinters.bridge.download",
    "dashboardPrinters.bridge.hostHint",
    "dashboard.product.pictureHint",
    "dashboardSettings.theme.heroHint",
    "dashboardSettings.theme.contrast.light",
    "dashboardSettings.theme.contrast.dark",
    "dashboardSettings.webhooks.offHint.gone",
    "emails.webhookDisabled.lead",
    "orderBoard.options.autoPrintHint",
  ],
  /** How long something lasts or is kept, when it happens, from when on a view changes: not the bound of a field. */
  period: [
    "adminFleet.lastDay",
    "adminFleet.retried",
    "adminJobs.emails.lead.failed",
    "adminJobs.emails.lead.kept",
    "adminJobs.emails.lead.sent",
    "adminJobs.emails.emptyBody",
    "adminMoney.reconciliation.emptyBody",
    "adminMoney.books.empty",
    "adminMoney.balance.fees.title",
    "adminRestaurants.ordersLast7Days",
    "adminRestaurants.facts.ordersLast7Days",
    "auth.factor.codeHint",
    "auth.factor.codeMissing",
    "dashboard.board.unpaidHint",
    "dashboardSettings.delivery.perSlot",
    "dashboardSettings.webhooks.rotateBody",
    "apiKeys.rotateBody",
    "dashboardSettings.webhooks.deliveriesLead",
    "emails.guestData.lead",
    "guestData.sent",
    "legal.privacy.sections.long.body",
    "legal.privacy.sections.cookies.body",
    "orderBoard.options.automaticHint",
    "orderBoard.options.undoHint",
    "portals.agent.how.share.body",
  ],
  step: ["auth.security.scanTitle", "auth.security.confirmTitle"],
};

function flatten(tree: object, prefix = ""): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Digits that are neither part of a word, such as `last4`, nor the exact case of a plural. */
const holdsNumber = (message: string) => /(?<![\p{L}_])\d/u.test(message.replaceAll(/=\d+/g, ""));

it("names every bound of a field by a placeholder, so that its number is in one place", () => {
  const holding = flatten(messagesOf("en"))
    .filter(([, message]) => holdsNumber(message))
    .map(([key]) => key);
  expect(holding.sort()).toEqual(Object.values(ALLOWED).flat().sort());
});
