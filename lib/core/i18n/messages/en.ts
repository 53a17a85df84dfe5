import account from "./en/account.json";
import adminNav from "./en/adminNav.json";
import auth from "./en/auth.json";
import booking from "./en/booking.json";
import bookingDesk from "./en/bookingDesk.json";
import bookingPlan from "./en/bookingPlan.json";
import checkout from "./en/checkout.json";
import common from "./en/common.json";
import cuisines from "./en/cuisines.json";
import dashboard from "./en/dashboard.json";
import dashboardCoupons from "./en/dashboardCoupons.json";
import dashboardDisputes from "./en/dashboardDisputes.json";
import dashboardFirstHour from "./en/dashboardFirstHour.json";
import dashboardGiftCards from "./en/dashboardGiftCards.json";
import dashboardGuests from "./en/dashboardGuests.json";
import dashboardMenu from "./en/dashboardMenu.json";
import dashboardMoney from "./en/dashboardMoney.json";
import dashboardNav from "./en/dashboardNav.json";
import dashboardRefunds from "./en/dashboardRefunds.json";
import dashboardReports from "./en/dashboardReports.json";
import dashboardSettings from "./en/dashboardSettings.json";
import dashboardStock from "./en/dashboardStock.json";
import dashboardTables from "./en/dashboardTables.json";
import dashboardTax from "./en/dashboardTax.json";
import emails from "./en/emails.json";
import giftCards from "./en/giftCards.json";
import legal from "./en/legal.json";
import marketplace from "./en/marketplace.json";
import orderBoard from "./en/orderBoard.json";
import payment from "./en/payment.json";
import receipts from "./en/receipts.json";
import storefront from "./en/storefront.json";
import storefrontMenu from "./en/storefrontMenu.json";
import tableBill from "./en/tableBill.json";
import tracking from "./en/tracking.json";

export const messages = {
  account,
  adminNav,
  auth,
  booking,
  bookingDesk,
  bookingPlan,
  checkout,
  common,
  cuisines,
  dashboard,
  dashboardCoupons,
  dashboardDisputes,
  dashboardFirstHour,
  dashboardGiftCards,
  dashboardGuests,
  dashboardMenu,
  dashboardMoney,
  dashboardNav,
  dashboardRefunds,
  dashboardReports,
  dashboardSettings,
  dashboardStock,
  dashboardTables,
  dashboardTax,
  emails,
  giftCards,
  legal,
  marketplace,
  orderBoard,
  payment,
  receipts,
  storefront,
  storefrontMenu,
  tableBill,
  tracking,
};
