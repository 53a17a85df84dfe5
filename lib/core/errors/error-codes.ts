import { CONFLICT_CODES } from "./conflict-codes";

/**
 * Every machine-readable error code, its status, and what it means to the caller.
 * Specification, Errors; the rest is decided in docs/decisions. docs/errors.md is generated from it.
 */
export const ERROR_CODES = {
  VALIDATION_FAILED: [400, "The request does not match its documented schema; `message` names the field."],
  INVALID_ITEM: [
    400,
    "A line names a product or option that is not on the menu, or a required option is missing.",
  ],
  INVALID_COUPON: [400, "The coupon cannot be used for this order; `message` says why."],
  INVALID_GIFT_CARD: [400, "The gift card cannot be used for this order."],
  INVALID_TIP: [400, "No tips are taken here, or the tip is too large; `message` says which."],
  AGE_CONFIRMATION_REQUIRED: [
    400,
    "The order has a product with a `minimumAge`; send it with `ageConfirmed` once the guest has confirmed it.",
  ],
  PAYMENT_METHOD_UNAVAILABLE: [400, "The restaurant does not accept this payment method."],
  AMOUNT_TOO_SMALL: [
    400,
    "The amount left to pay is below the payment processor's minimum charge; `message` gives the minimum.",
  ],
  INVALID_SIGNATURE: [400, "The signature of the event is missing, wrong or too old."],
  INVALID_EVIDENCE: [
    400,
    "The file is not a PDF, JPEG or PNG, or the answer is longer or larger than banks accept; `message` says which.",
  ],
  INVALID_PICTURE: [400, "The body is not a readable picture."],
  UNAUTHENTICATED: [401, "There is no valid session or API key of the kind this endpoint requires."],
  INVALID_CREDENTIALS: [401, "Wrong email or password."],
  SECOND_FACTOR_REQUIRED: [
    401,
    "Email and password are right; send them again with `code` or `recoveryCode`. No session was opened.",
  ],
  INVALID_SECOND_FACTOR: [401, "The code is wrong or has already been used."],
  FORBIDDEN: [403, "The session is valid, but its account is not allowed to use this endpoint."],
  SECOND_FACTOR_ENROLMENT_REQUIRED: [
    403,
    "A second factor has to be enabled first, at `/api/auth/second-factor`: a super-admin's session opens nothing else until then, and an owner who takes cards needs one for what moves money.",
  ],
  FRESH_SIGN_IN_REQUIRED: [
    403,
    "The sign-in is older than five minutes; send password and code to `POST /api/auth/reauthenticate`, then repeat the request.",
  ],
  PIN_REQUIRED: [
    403,
    "The session is a shared device's, and nobody has given their PIN, or too long ago; send it to `POST /api/tenant/{tenantId}/acting`, then repeat the request.",
  ],
  KEY_SCOPE_REQUIRED: [403, "The API key lacks the scope that this takes; `message` names it."],
  KEY_ADDRESS_REFUSED: [403, "The API key is accepted from other addresses only."],
  COUNT_IS_BLIND: [403, "Staff count blind here: only managers see what is in a drawer before that."],
  WRONG_PIN: [403, "The PIN is wrong, or the member has none that works."],
  OWN_SIGN_IN_REQUIRED: [
    403,
    "The session is a shared device's, and this takes a sign-in of one's own: a PIN is not enough.",
  ],
  SUPPORT_VISIT_REQUIRED: [
    403,
    "A super-admin needs a support visit under way for this; start one with `POST /api/admin/tenants/{tenantId}/support-visits`.",
  ],
  CROSS_ORIGIN: [403, "A write with a session cookie came from another origin."],
  NEW_PASSWORD_REQUIRED: [
    403,
    "The link was opened without the account's session; send it again with a new `password` for the account.",
  ],
  INVALID_TOKEN: [403, "The token is for something else, or it has been used, replaced or has expired."],
  BILL_CODE_REQUIRED: [
    403,
    "The table's bill has been open for a while: send the four digits that staff read out to `POST /api/public/{tenantId}/tables/{linkToken}/code`.",
  ],
  BILL_CODE_WRONG: [
    403,
    "No open bill of this table has this code; it may be closed, or staff may have renewed its code.",
  ],
  NOT_FOUND: [404, "There is nothing at this path."],
  TENANT_NOT_FOUND: [404, "There is no such restaurant."],
  API_KEY_NOT_FOUND: [404, "There is no such API key, or it was revoked."],
  ORDER_NOT_FOUND: [404, "There is no such order for this caller."],
  PAYOUT_NOT_FOUND: [404, "There is no such payout."],
  DISPUTE_NOT_FOUND: [404, "There is no such dispute."],
  CATEGORY_NOT_FOUND: [404, "There is no such category."],
  PRODUCT_NOT_FOUND: [404, "There is no such product."],
  MENU_CHANGE_NOT_FOUND: [404, "The menu's history has no such change, or no earlier version in it."],
  COUPON_NOT_FOUND: [404, "There is no such coupon."],
  GIFT_CARD_NOT_FOUND: [404, "There is no such gift card."],
  RESERVATION_NOT_FOUND: [404, "There is no such booking."],
  WAITLIST_ENTRY_NOT_FOUND: [404, "There is no such party on the waitlist."],
  BILL_NOT_FOUND: [404, "There is no such bill, or the table has no open one."],
  GUEST_ROUND_NOT_FOUND: [404, "There is no such round at this table."],
  BILL_PAYMENT_NOT_FOUND: [404, "There is no such payment on this bill."],
  BILL_ITEM_NOT_FOUND: [404, "There is no such item on this bill."],
  GUEST_NOT_FOUND: [404, "There is no such guest at this restaurant."],
  INGREDIENT_NOT_FOUND: [404, "There is no such ingredient."],
  TAX_CLASS_NOT_FOUND: [404, "There is no such tax class."],
  RECEIPT_NOT_FOUND: [404, "There is no such receipt for this caller."],
  PRINTER_NOT_FOUND: [404, "There is no such printer."],
  STATION_NOT_FOUND: [404, "There is no such station."],
  PRINT_JOB_NOT_FOUND: [404, "There is no such ticket."],
  KITCHEN_TICKET_NOT_FOUND: [404, "The kitchen or the station has no such order or round."],
  KITCHEN_SCREEN_NOT_FOUND: [404, "No kitchen screen is paired with this device, or it was removed."],
  KITCHEN_CODE_NOT_FOUND: [404, "No device shows this code, or it has expired."],
  DRAWER_NOT_FOUND: [404, "There is no such drawer."],
  DRAWER_DAY_NOT_FOUND: [404, "There is no such day of a drawer."],
  TABLE_NOT_FOUND: [404, "There is no such table."],
  GIFT_CARD_PURCHASE_NOT_FOUND: [404, "There is no such pending gift-card purchase."],
  DOMAIN_NOT_FOUND: [404, "There is no such domain."],
  WEBHOOK_ENDPOINT_NOT_FOUND: [404, "There is no such webhook endpoint."],
  WEBHOOK_DELIVERY_NOT_FOUND: [404, "There is no such delivery to this webhook endpoint."],
  ORGANIZATION_NOT_FOUND: [404, "There is no such group of restaurants."],
  USER_NOT_FOUND: [404, "There is no such user."],
  MEMBER_NOT_FOUND: [404, "The restaurant's team has no member with this id."],
  JOB_NOT_FOUND: [404, "There is no such job, or it has already succeeded."],
  TWIN_NOT_FOUND: [404, "The restaurant has no test twin."],
  UPLOAD_NOT_FOUND: [404, "There is no such upload, its file has not arrived, or it was finished already."],
  METHOD_NOT_ALLOWED: [405, "The path exists, but not with this method; see the Allow header."],
  ...CONFLICT_CODES,
  PAYLOAD_TOO_LARGE: [
    413,
    "The body is larger than this endpoint accepts: 1 MiB, 8 MiB for a picture, or 4.5 MB for evidence.",
  ],
  UNSUPPORTED_MEDIA_TYPE: [
    415,
    "The body must be application/json, or a picture or file where the endpoint takes one.",
  ],
  PRECONDITION_FAILED: [
    412,
    "The resource was changed after the ETag in If-Match was read; `current` is how it is now, and the answer's ETag is its own.",
  ],
  INVALID_TRANSITION: [422, "The order or booking cannot move from its status to this one."],
  IDEMPOTENCY_KEY_REUSED: [422, "The Idempotency-Key was already used for a different request."],
  RATE_LIMITED: [429, "Too many requests; wait for the number of seconds in Retry-After."],
  INTERNAL: [500, "Something unexpected happened; quote the x-request-id header."],
  PROCESSOR_UNAVAILABLE: [
    502,
    "The payment processor did not answer or refused; nothing was charged or reserved. Try again.",
  ],
  UNAVAILABLE: [
    503,
    "The service is temporarily unavailable; wait for the number of seconds in Retry-After, then retry with the same Idempotency-Key.",
  ],
  NOT_CONFIGURED: [
    503,
    "The installation is not configured for this; its operator can find the details in the log.",
  ],
} as const satisfies Record<string, readonly [status: number, meaning: string]>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** The HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return ERROR_CODES[code][0];
}
