import type { ErrorCode } from "./error-codes";

/**
 * Why exactly, for the codes that have several causes: `reason` of an error. docs/errors.md is generated from it. A
 * reason that is added does not change the contract, so programs treat an unknown one as none.
 */
export const REFUSAL_REASONS = {
  INVALID_ITEM: {
    UNKNOWN_PRODUCT: "The product is not on the menu.",
    UNKNOWN_OPTION: "The product has no such option or group of options.",
    OPTION_REQUIRED: "Nothing is chosen from a required group.",
    OPTION_COUNT: "Too few or too many options are chosen from a group, or one twice.",
    TOO_LARGE: "The quantity or the price is more than one order can hold.",
  },
  INVALID_COUPON: {
    UNKNOWN: "There is no such coupon.",
    INACTIVE: "The coupon is not active.",
    NOT_STARTED: "The coupon is not valid yet.",
    EXPIRED: "The coupon is no longer valid.",
    USED_UP: "The coupon has been used as many times as it can be.",
    CUSTOMER_LIMIT: "This customer has used the coupon as many times as one customer can.",
    WRONG_ORDER_TYPE: "The coupon is not valid for this type of order.",
    BELOW_MINIMUM: "The order is below the coupon's minimum.",
  },
  INVALID_GIFT_CARD: {
    NOT_USABLE: "The card is unknown, expired, disabled or used up.",
    JUST_USED: "The card's balance was used elsewhere at the same moment.",
  },
  INVALID_TIP: {
    NO_TIPS: "The restaurant does not take tips here.",
    NOT_AN_AMOUNT: "The tip is not a valid amount in the currency.",
    TOO_LARGE: "The tip is more than the amount that it is added to.",
  },
  PAYMENT_METHOD_UNAVAILABLE: {
    NOT_TAKEN: "The restaurant does not take this payment method.",
    NONE_OPEN: "No payment method of the restaurant is available, so nobody can order.",
    ABOVE_LIMIT: "The amount is more than the payment method takes at once.",
  },
  ORDER_NOT_EDITABLE: {
    GUESTS: "A guest placed the order. Propose the change to the guest instead.",
    PREPARED: "The kitchen has finished the order, or the order has ended.",
    PAID_ONLINE: "The order is paid online.",
    REFUNDED: "Something was refunded already, or it is not recorded how the order was paid.",
    GIFT_CARD: "The order would cost less than its gift card paid.",
    CHANGED: "Somebody has changed the order since it was read.",
  },
  OUT_OF_STOCK: {
    SOLD_OUT: "The product is sold out.",
    OPTION_SOLD_OUT: "A chosen option is sold out.",
    NOT_ENOUGH_LEFT: "Less of the product is left than was ordered.",
    NOT_SERVED: "The product is not served at this time.",
  },
  RESTAURANT_CLOSED: {
    TYPE_NOT_OFFERED: "The restaurant does not offer this type of order.",
    PAUSED: "The restaurant has paused its orders.",
    OUTSIDE_HOURS: "The time is outside the restaurant's hours.",
  },
  OUTSIDE_RADIUS: {
    BEYOND_RADIUS: "The address is farther away than the restaurant delivers.",
    POSTCODE_NOT_LISTED: "The restaurant delivers to certain postcodes only, and this is not one of them.",
  },
  ADDRESS_UNKNOWN: {
    ADDRESS_NOT_FOUND: "The map has neither this house nor its street, or not in this town and postcode.",
  },
  ORDER_TIME_UNAVAILABLE: {
    TYPE_NOT_OFFERED: "The restaurant does not offer this type of order.",
    NOT_SCHEDULABLE: "The restaurant does not take scheduled orders.",
    NOT_OFFERED: "The restaurant is closed at this time, cannot be ready by then, or it is too far ahead.",
    CLOSED: "The restaurant has no hours for this type of order on these days.",
    NOT_SERVED: "A product is not served at any time that can be chosen.",
    FULL: "The restaurant has enough orders for this time.",
  },
  SLOT_UNAVAILABLE: {
    ONLINE_BOOKING_OFF: "The restaurant does not take bookings online.",
    PAST_DATE: "The date or time has passed.",
    TOO_FAR_AHEAD: "Bookings are not taken that far ahead.",
    DATE_BLOCKED: "The restaurant does not take bookings on this date.",
    PARTY_TOO_SMALL: "The restaurant takes bookings for larger parties only.",
    PARTY_TOO_LARGE: "The restaurant takes bookings online for smaller parties only.",
    CLOSED: "The restaurant seats no guests on this date.",
    TOO_LATE: "It is too late to book for this date.",
    NO_TABLE: "The restaurant has no table for this many guests.",
    FULLY_BOOKED: "All tables for this party are taken on this date.",
    TIME_NOT_OFFERED: "This time is not offered, or its tables are taken.",
    NONEXISTENT_TIME: "This time does not exist in the restaurant's time zone.",
    JUST_CHANGED: "The restaurant changed its tables or rules at the same moment.",
  },
} as const satisfies Partial<Record<ErrorCode, Readonly<Record<string, string>>>>;

type Reasons = typeof REFUSAL_REASONS;
export type ReasonOf<Code extends keyof Reasons> = keyof Reasons[Code] & string;
export type RefusalReason = { [Code in keyof Reasons]: ReasonOf<Code> }[keyof Reasons];
