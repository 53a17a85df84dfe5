import account from "./de/account.json";
import auth from "./de/auth.json";
import booking from "./de/booking.json";
import bookingDesk from "./de/bookingDesk.json";
import checkout from "./de/checkout.json";
import common from "./de/common.json";
import dashboard from "./de/dashboard.json";
import dashboardCoupons from "./de/dashboardCoupons.json";
import dashboardGiftCards from "./de/dashboardGiftCards.json";
import emails from "./de/emails.json";
import giftCards from "./de/giftCards.json";
import marketplace from "./de/marketplace.json";
import payment from "./de/payment.json";
import storefront from "./de/storefront.json";
import tracking from "./de/tracking.json";

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
