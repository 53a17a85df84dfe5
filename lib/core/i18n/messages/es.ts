import account from "./es/account.json";
import adminNav from "./es/adminNav.json";
import auth from "./es/auth.json";
import booking from "./es/booking.json";
import bookingDesk from "./es/bookingDesk.json";
import bookingPlan from "./es/bookingPlan.json";
import checkout from "./es/checkout.json";
import common from "./es/common.json";
import cuisines from "./es/cuisines.json";
import dashboard from "./es/dashboard.json";
import dashboardCoupons from "./es/dashboardCoupons.json";
import dashboardDisputes from "./es/dashboardDisputes.json";
import dashboardFirstHour from "./es/dashboardFirstHour.json";
import dashboardGiftCards from "./es/dashboardGiftCards.json";
import dashboardGuests from "./es/dashboardGuests.json";
import dashboardMenu from "./es/dashboardMenu.json";
import dashboardMoney from "./es/dashboardMoney.json";
import dashboardNav from "./es/dashboardNav.json";
import dashboardRefunds from "./es/dashboardRefunds.json";
import dashboardReports from "./es/dashboardReports.json";
import dashboardSettings from "./es/dashboardSettings.json";
import dashboardStock from "./es/dashboardStock.json";
import dashboardTables from "./es/dashboardTables.json";
import dashboardTax from "./es/dashboardTax.json";
import emails from "./es/emails.json";
import giftCards from "./es/giftCards.json";
import legal from "./es/legal.json";
import marketplace from "./es/marketplace.json";
import orderBoard from "./es/orderBoard.json";
import payment from "./es/payment.json";
import receipts from "./es/receipts.json";
import storefront from "./es/storefront.json";
import storefrontMenu from "./es/storefrontMenu.json";
import tableBill from "./es/tableBill.json";
import tracking from "./es/tracking.json";

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
