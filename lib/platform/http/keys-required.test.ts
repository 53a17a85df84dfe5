import { expect, it } from "vitest";
import { apiRoutes } from "@/lib/testing/call";
import { endpointsOf } from "./openapi";

/** POST operations that take no Idempotency-Key, and why none is needed. */
const WITHOUT_KEY: Record<string, string> = {
  ...reason("ends or moves something that ends once, and a repeat is refused or changes nothing", [
    "acceptDispute",
    "acceptOffer",
    "answerOrderProposal",
    "beginDisputeAnswer",
    "cancelBillPayment",
    "cancelBillRound",
    "cancelGuestPayment",
    "cancelOrder",
    "cancelReservation",
    "cancelTableRound",
    "changeOwnReservation",
    "changeTableRequest",
    "clearEscrowFlag",
    "closeBill",
    "declineOffer",
    "disableGiftCard",
    "finishPictureUpload",
    "hideCategory",
    "markOrdersSeen",
    "markProductSoldOut",
    "moveBill",
    "moveTestClock",
    "offerTable",
    "pauseOrdering",
    "publishTheme",
    "refuseGuestRound",
    "restoreProduct",
    "retryJob",
    "retryJobs",
    "seatFromWaitlist",
    "sendDisputeAnswer",
    "sendKeptEmail",
    "undoMenuBatch",
    "undoTheme",
  ]),
  ...reason("a printer's own protocol, whose claims and results say themselves what they repeat", [
    "claimTicket",
    "confirmTicket",
    "pollAsEpsonPrinter",
    "pollAsStarPrinter",
  ]),
  ...reason(
    "answers with a code, which must not be stored; a name is taken once, an old code is good for nothing",
    ["createPrinter", "renewPrinterCode"],
  ),
  ...reason("answers with an API key, which must not be stored; one too many is revoked", [
    "createApiKey",
    "createGroupApiKey",
    "createPlatformApiKey",
    "rotateApiKey",
    "rotateGroupApiKey",
    "rotatePlatformApiKey",
  ]),
  ...reason("answers with a code and a cookie, which must not be stored; a code that nobody enters expires", [
    "beginScreenPairing",
  ]),
  ...reason("removes a person, who cannot be removed twice", [
    "eraseGiftCard",
    "eraseGuest",
    "eraseGuestOrder",
    "eraseOwnGuestData",
    "eraseReservation",
  ]),
  ...reason("answers with a session, which must not be stored; an address is registered once", [
    "acceptInvitation",
    "offerHandOver",
    "registerBazarUser",
    "registerCustomer",
    "registerRestaurant",
    "signInBazarUser",
    "signInCustomer",
    "signInStaff",
  ]),
  ...reason("shows again who somebody is, and a repeat says the same", ["reauthenticate", "startActing"]),
  ...reason("ends a session or uses up a link, once", [
    "proveBazarUserEmail",
    "proveCustomerEmail",
    "proveOwnerEmail",
    "resetBazarUserPassword",
    "resetCustomerPassword",
    "resetStaffPassword",
    "signOutBazarUser",
    "signOutBazarUserEverywhere",
    "signOutCustomer",
    "signOutStaff",
  ]),
  ...reason("emails a link that replaces the one before, a few times an hour", [
    "forgetBazarUserPassword",
    "forgetCustomerPassword",
    "forgetStaffPassword",
    "requestGuestDataLink",
    "sendBazarUserEmailProof",
    "sendCustomerEmailProof",
    "sendOwnerEmailProof",
    "sendUserPasswordReset",
  ]),
  ...reason("answers with secrets, which must not be stored, and replaces those before", [
    "beginSecondFactor",
    "confirmSecondFactor",
    "disableSecondFactor",
    "renewRecoveryCodes",
  ]),
  ...reason("makes nothing", [
    "checkDeliveryAddress",
    "enterBillCode",
    "exportGuest",
    "exportOwnGuestData",
    "listOwnReservationTimes",
    "lookUpGiftCard",
    "openPictureUpload",
    "previewGroupCopy",
    "previewMenuImport",
    "previewTenantOrderRefund",
    "quoteOrderEdit",
    "quoteStaffOrder",
    "readOffer",
    "testWebhookEndpoint",
    "validateCoupon",
  ]),
  checkDomain: "does what follows from what DNS says; asked twice, it says the same",
  checkPlatformBalance: "asks for the nightly jobs; asked for twice before they begin, they run once",
  addEmulatedPrinter: "the same printer is the same printer, however often it is switched on",
  disputeEmbeddedPayment: "a payment that is disputed is not disputed again, and ends once",
  confirmEmbeddedPayment: "is the browser's call to the processor, which pays an intent once",
  confirmTestPayment: "is the browser's call to the processor, which pays an intent once",
  uploadThemePicture: "a repeat stores another picture, which shows nowhere until a theme names it",
  subscribeToOrder: "a browser waits for an order once, however often it says so",
  payDeposit: "every call answers the one payment of the deposit",
  openPayoutAccount: "a restaurant has one account, and the link is good once",
  receiveStripeEvent: "an event is known by its own id",
};

function reason(why: string, operations: string[]) {
  return Object.fromEntries(operations.map((operation) => [operation, why]));
}

const posts = endpointsOf(apiRoutes).filter(({ method }) => method === "POST");

it("takes an Idempotency-Key wherever something is made", () => {
  const without = posts.filter(({ definition }) => !definition.idempotent);
  expect(without.map(({ definition }) => definition.operationId).sort()).toEqual(
    Object.keys(WITHOUT_KEY).sort(),
  );
});
