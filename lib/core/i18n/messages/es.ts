import account from "./es/account.json";
import auth from "./es/auth.json";
import booking from "./es/booking.json";
import bookingDesk from "./es/bookingDesk.json";
import checkout from "./es/checkout.json";
import common from "./es/common.json";
import dashboard from "./es/dashboard.json";
import dashboardCoupons from "./es/dashboardCoupons.json";
import dashboardGiftCards from "./es/dashboardGiftCards.json";
import emails from "./es/emails.json";
import giftCards from "./es/giftCards.json";
import marketplace from "./es/marketplace.json";
import payment from "./es/payment.json";
import storefront from "./es/storefront.json";
import tracking from "./es/tracking.json";

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
