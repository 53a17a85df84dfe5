import account from "./en/account.json";
import auth from "./en/auth.json";
import booking from "./en/booking.json";
import bookingDesk from "./en/bookingDesk.json";
import checkout from "./en/checkout.json";
import common from "./en/common.json";
import dashboard from "./en/dashboard.json";
import dashboardCoupons from "./en/dashboardCoupons.json";
import dashboardGiftCards from "./en/dashboardGiftCards.json";
import emails from "./en/emails.json";
import giftCards from "./en/giftCards.json";
import marketplace from "./en/marketplace.json";
import payment from "./en/payment.json";
import storefront from "./en/storefront.json";
import tracking from "./en/tracking.json";

export const messages = {
  account,
  auth,
  booking,
  bookingDesk,
  checkout,
  common,
  dashboard,
  dashboardCoupons,
  dashboardGiftCards,
  emails,
  giftCards,
  marketplace,
  payment,
  storefront,
  tracking,
};
