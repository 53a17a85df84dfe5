/** What a gift card can be bought for, in major units of the restaurant's currency (Specification, Gift cards). */
export const MIN_PURCHASE = 5;
export const MAX_PURCHASE = 500;

export const MAX_MESSAGE_LENGTH = 500;
