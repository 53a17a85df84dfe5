import { describe, expect, it } from "vitest";
import { endpointsOf } from "@/lib/platform/http/openapi";
import { apiRoutes } from "@/lib/testing/call";

/**
 * What a restaurant's people do all day. Everything else that they change is in the audit log, so a new write is either
 * `audited` or has its reason here.
 */
const DAILY_WORK: Record<string, string> = {
  upsertMenu: "a dry run changes nothing; all others are audited",
  changeOrderStatus: "progress is in the order's own timeline; canceled and rejected orders are audited",
  previewTenantOrderRefund: "computes what a refund would do; changes nothing",
  quoteStaffOrder: "computes what an order would cost; changes nothing",
  placeStaffOrder: "the order says who took it, and why a price was changed",
  takeOrderPayment: "the payment says who took it",
  previewGroupCopy: "computes what a copy would change; changes nothing",
  previewMenuImport: "computes what a file would change; changes nothing",
  moveTestClock: "at a test twin nothing is real",
  pauseOrdering: "a switch for a full kitchen; it ends by itself and changes no figure",
  markProductSoldOut: "a switch for a kitchen that has run out; it ends by itself and changes no figure",
  hideCategory: "a switch for a kitchen that has run out; it ends by itself and changes no figure",
  markOrdersSeen: "an order is acknowledged once; nothing of it changes",
  reorderCategories: "only the order in which the menu is shown",
  reorderProducts: "only the order in which the menu is shown",
  uploadPicture: "shows nowhere until a product or the settings name it",
  openPictureUpload: "a way to send a picture, which shows nowhere until something names it",
  finishPictureUpload: "shows nowhere until a product or the settings name it",
  createIngredient: "the store room; every change of stock is a movement with its actor",
  updateIngredient: "the store room; a name and a threshold",
  removeIngredient: "the store room; refused while a recipe needs it, and its movements stay",
  countStock: "immutable movements with their actor",
  moveIngredient: "an immutable movement with its actor",
  takeKitchenStep: "the order's own timeline says how far it is",
  printTest: "prints a test; changes nothing",
  printDrawerReport: "prints a report, which changes nothing",
  printBillTicket: "prints a bill, which changes nothing",
  printReceiptTicket: "prints a receipt again, which says so",
  reprintTicket: "prints a ticket again, which says so",
  cancelPrintJob: "a ticket that nobody was handed; it stays in the list",
  createReservation: "a guest's booking",
  updateReservation: "a guest's booking",
  joinWaitlist: "guests who wait at the door",
  removeFromWaitlist: "guests who wait at the door",
  offerTable: "guests who wait at the door; what is held is a booking",
  seatFromWaitlist: "guests who wait at the door; they get a booking",
  openBill: "a table's bill keeps its own history",
  renewBillCode: "a table's bill keeps its own history",
  acceptGuestRound: "a table's bill keeps its own history, and the round who accepted it",
  refuseGuestRound: "nothing was on a bill; the round keeps who refused it, and why",
  addRound: "a table's bill keeps its own history",
  editOrder: "an order's timeline says who changed it; what went back is a row of the till",
  quoteOrderEdit: "prices what might be changed; keeps nothing",
  takeDeposit: "a row of the till says who took it, and how",
  moveBill: "a table's bill keeps its own history",
  payBill: "a table's bill keeps its own history, the ledger the money",
  cancelBillPayment: "gives up a payment that nobody has made; in the bill's history",
  closeBill: "a table's bill keeps its own history",
  startActing: "who acts is written with everything that they do; too many wrong PINs are audited",
  stayActing: "somebody touches a shared device; changes nothing else",
  lockDevice: "locks a shared device, which asks for a PIN again",
  draftTheme: "shows nowhere until it is published",
  uploadThemePicture: "shows nowhere until a published theme names it",
  discardThemeDraft: "was never shown anywhere",
  testWebhookEndpoint: "sends a made-up event to an endpoint that the restaurant has",
  redeliverWebhook: "sends again what was sent before",
  replayWebhooks: "sends again what was sent before",
};

const writes = endpointsOf(apiRoutes).filter(
  ({ method, path }) => method !== "GET" && /^\/api\/(tenant|designer|group|agent)\//.test(path),
);

describe("what a restaurant's people change", () => {
  it.each(writes.map(({ definition }) => [definition.operationId, definition] as const))(
    "by %s is audited, or daily work for a reason",
    (operationId, { audited }) => {
      if (audited === true) expect(Object.keys(DAILY_WORK)).not.toContain(operationId);
      else expect(Object.keys(DAILY_WORK)).toContain(operationId);
    },
  );

  it("has no reasons for operations that are gone", () => {
    const known = writes.map(({ definition }) => definition.operationId);
    expect(known).toEqual(expect.arrayContaining(Object.keys(DAILY_WORK)));
  });

  it("is audited where an order ends, and not where it goes on", () => {
    const order = writes.find(({ definition }) => definition.operationId === "changeOrderStatus");
    const audited = order?.definition.audited;
    const isAudited = (status: string) => typeof audited === "function" && audited({ status });
    expect(["accepted", "preparing", "ready", "delivered"].map(isAudited)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(["canceled", "rejected"].map(isAudited)).toEqual([true, true]);
  });
});
