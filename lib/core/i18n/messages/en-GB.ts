import account from "./en-GB/account.json";
import booking from "./en-GB/booking.json";
import legal from "./en-GB/legal.json";
import marketplace from "./en-GB/marketplace.json";
import payment from "./en-GB/payment.json";
import receipts from "./en-GB/receipts.json";
import storefront from "./en-GB/storefront.json";
import tracking from "./en-GB/tracking.json";

/** Where British spelling and words differ from the American ones of `en`. */
export const messages = { account, booking, legal, marketplace, payment, receipts, storefront, tracking };
