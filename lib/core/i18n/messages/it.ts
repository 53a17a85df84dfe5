import account from "./it/account.json";
import auth from "./it/auth.json";
import booking from "./it/booking.json";
import bookingDesk from "./it/bookingDesk.json";
import checkout from "./it/checkout.json";
import common from "./it/common.json";
import dashboard from "./it/dashboard.json";
import dashboardCoupons from "./it/dashboardCoupons.json";
import dashboardGiftCards from "./it/dashboardGiftCards.json";
import emails from "./it/emails.json";
import giftCards from "./it/giftCards.json";
import marketplace from "./it/marketplace.json";
import payment from "./it/payment.json";
import storefront from "./it/storefront.json";
import tracking from "./it/tracking.json";

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
