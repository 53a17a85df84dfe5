/**
 * Every machine-readable error code, its status, and what it tells the caller.
 * Specification, Errors; the rest is decided in docs/decisions. docs/errors.md is generated from it.
 */
export const ERROR_CODES = {
  VALIDATION_FAILED: [400, "The request does not have the documented shape; `message` names the field."],
  INVALID_ITEM: [
    400,
    "A line names a product or option that is not on the menu, or a required choice is missing.",
  ],
  INVALID_COUPON: [400, "The coupon cannot be used for this order; `message` says why."],
  INVALID_GIFT_CARD: [400, "The gift card cannot be used for this order."],
  PAYMENT_METHOD_UNAVAILABLE: [400, "The restaurant does not take this payment method."],
  INVALID_SIGNATURE: [400, "The signature of the event is missing, wrong or too old."],
  INVALID_PICTURE: [400, "The body is no picture that can be read."],
  UNAUTHENTICATED: [401, "There is no valid session of the kind that this endpoint asks for."],
  INVALID_CREDENTIALS: [401, "Email and password do not belong together."],
  FORBIDDEN: [403, "The session is valid but does not open this endpoint."],
  CROSS_ORIGIN: [403, "A write with a session cookie came from another origin."],
  INVALID_TOKEN: [403, "The token does not open this, or it was used, replaced or has expired."],
  NOT_FOUND: [404, "There is nothing at this path."],
  TENANT_NOT_FOUND: [404, "There is no such restaurant."],
  ORDER_NOT_FOUND: [404, "There is no such order for this caller."],
  CATEGORY_NOT_FOUND: [404, "There is no such category."],
  PRODUCT_NOT_FOUND: [404, "There is no such product."],
  COUPON_NOT_FOUND: [404, "There is no such coupon."],
  GIFT_CARD_NOT_FOUND: [404, "There is no such gift card."],
  RESERVATION_NOT_FOUND: [404, "There is no such booking."],
  TABLE_NOT_FOUND: [404, "There is no such table."],
  GIFT_CARD_PURCHASE_NOT_FOUND: [404, "There is no such pending gift-card purchase."],
  WEBHOOK_ENDPOINT_NOT_FOUND: [404, "There is no such webhook endpoint."],
  WEBHOOK_DELIVERY_NOT_FOUND: [404, "There is no such delivery to this webhook endpoint."],
  USER_NOT_FOUND: [404, "There is no such user."],
  MEMBER_NOT_FOUND: [404, "Nobody with this id works at the restaurant."],
  INVITATION_NOT_FOUND: [404, "There is no such open invitation."],
  METHOD_NOT_ALLOWED: [405, "The path exists, but not with this method; see the Allow header."],
  EMAIL_TAKEN: [409, "An account with this email exists."],
  SLUG_TAKEN: [409, "Another restaurant has this address."],
  ALREADY_MEMBER: [409, "This person works at the restaurant already."],
  REFERRAL_CODE_TAKEN: [409, "Another sales agent has this code."],
  ERASURE_BLOCKED: [409, "An order or booking is still open; its data is needed until it ends."],
  OUTSIDE_RADIUS: [409, "The destination lies beyond the restaurant's delivery radius."],
  OUT_OF_STOCK: [409, "A product is sold out or there is less of it than ordered."],
  RESTAURANT_CLOSED: [409, "The restaurant takes no orders of this type right now."],
  BELOW_MINIMUM: [409, "The order is below the restaurant's delivery minimum."],
  NOT_CANCELLABLE: [409, "The order or booking can no longer be canceled by the customer."],
  NOT_REFUNDABLE: [409, "Nothing was paid for this order through the payment processor."],
  REFUND_EXCEEDS_CAPTURED: [409, "More than what was paid and is not on its way back."],
  PAYMENT_NOT_OPEN: [409, "The payment is settled or canceled."],
  REQUEST_IN_PROGRESS: [409, "The first request with this Idempotency-Key is still running."],
  CATEGORY_NOT_EMPTY: [409, "The category still has products."],
  COUPON_CODE_TAKEN: [409, "A coupon with this code exists."],
  SLOT_UNAVAILABLE: [409, "No table can be booked for this party at this time."],
  TABLE_TAKEN: [409, "A chosen table is taken at this time."],
  TABLE_NAME_TAKEN: [409, "Another table has this name."],
  TABLE_HAS_BOOKINGS: [409, "The table cannot be removed while guests are expected at it."],
  WEBHOOK_ENDPOINT_DISABLED: [409, "The webhook endpoint is disabled; enable it first."],
  WEBHOOK_ENDPOINT_LIMIT: [409, "The restaurant has as many webhook endpoints as it may have."],
  PAYLOAD_TOO_LARGE: [413, "The body is larger than this endpoint takes: 1 MiB, or 8 MiB for a picture."],
  UNSUPPORTED_MEDIA_TYPE: [
    415,
    "The body is not sent as application/json, or as a picture where one is asked for.",
  ],
  INVALID_TRANSITION: [422, "The order or booking cannot move from its status to this one."],
  IDEMPOTENCY_KEY_REUSED: [422, "The Idempotency-Key was used with another body."],
  RATE_LIMITED: [429, "Too many requests; wait for the seconds in Retry-After."],
  INTERNAL: [500, "Something unexpected happened; quote the x-request-id header."],
  PROCESSOR_UNAVAILABLE: [
    502,
    "The payment processor did not answer or refused; nothing was consumed, try again.",
  ],
} as const satisfies Record<string, readonly [status: number, meaning: string]>;

export type ErrorCode = keyof typeof ERROR_CODES;

/** The HTTP status of a code. */
export function statusOf(code: ErrorCode): number {
  return ERROR_CODES[code][0];
}
