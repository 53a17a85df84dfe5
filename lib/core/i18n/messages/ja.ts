import account from "./ja/account.json";
import auth from "./ja/auth.json";
import booking from "./ja/booking.json";
import bookingDesk from "./ja/bookingDesk.json";
import checkout from "./ja/checkout.json";
import common from "./ja/common.json";
import dashboard from "./ja/dashboard.json";
import dashboardCoupons from "./ja/dashboardCoupons.json";
import dashboardGiftCards from "./ja/dashboardGiftCards.json";
import emails from "./ja/emails.json";
import giftCards from "./ja/giftCards.json";
import marketplace from "./ja/marketplace.json";
import payment from "./ja/payment.json";
import storefront from "./ja/storefront.json";
import tracking from "./ja/tracking.json";

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
