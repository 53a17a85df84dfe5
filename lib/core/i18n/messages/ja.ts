import account from "./ja/account.json";
import adminAudit from "./ja/adminAudit.json";
import adminCommon from "./ja/adminCommon.json";
import adminFleet from "./ja/adminFleet.json";
import adminJobs from "./ja/adminJobs.json";
import adminMoney from "./ja/adminMoney.json";
import adminNav from "./ja/adminNav.json";
import adminOrders from "./ja/adminOrders.json";
import adminOrganizations from "./ja/adminOrganizations.json";
import adminRestaurants from "./ja/adminRestaurants.json";
import adminUsers from "./ja/adminUsers.json";
import adminWebhooks from "./ja/adminWebhooks.json";
import auth from "./ja/auth.json";
import booking from "./ja/booking.json";
import bookingDesk from "./ja/bookingDesk.json";
import bookingPlan from "./ja/bookingPlan.json";
import checkout from "./ja/checkout.json";
import common from "./ja/common.json";
import cuisines from "./ja/cuisines.json";
import dashboard from "./ja/dashboard.json";
import dashboardCoupons from "./ja/dashboardCoupons.json";
import dashboardDisputes from "./ja/dashboardDisputes.json";
import dashboardFirstHour from "./ja/dashboardFirstHour.json";
import dashboardGiftCards from "./ja/dashboardGiftCards.json";
import dashboardGuests from "./ja/dashboardGuests.json";
import dashboardMenu from "./ja/dashboardMenu.json";
import dashboardMoney from "./ja/dashboardMoney.json";
import dashboardNav from "./ja/dashboardNav.json";
import dashboardRefunds from "./ja/dashboardRefunds.json";
import dashboardReports from "./ja/dashboardReports.json";
import dashboardSettings from "./ja/dashboardSettings.json";
import dashboardStock from "./ja/dashboardStock.json";
import dashboardSupport from "./ja/dashboardSupport.json";
import dashboardTables from "./ja/dashboardTables.json";
import dashboardTax from "./ja/dashboardTax.json";
import emails from "./ja/emails.json";
import failure from "./ja/failure.json";
import giftCards from "./ja/giftCards.json";
import guestData from "./ja/guestData.json";
import join from "./ja/join.json";
import legal from "./ja/legal.json";
import marketplace from "./ja/marketplace.json";
import orderBoard from "./ja/orderBoard.json";
import payment from "./ja/payment.json";
import portals from "./ja/portals.json";
import receipts from "./ja/receipts.json";
import storefront from "./ja/storefront.json";
import storefrontMenu from "./ja/storefrontMenu.json";
import tableBill from "./ja/tableBill.json";
import tracking from "./ja/tracking.json";

export const messages = {
  account,
  adminAudit,
  adminCommon,
  adminFleet,
  adminJobs,
  adminMoney,
  adminNav,
  adminOrders,
  adminOrganizations,
  adminRestaurants,
  adminUsers,
  adminWebhooks,
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
  dashboardSupport,
  dashboardTables,
  dashboardTax,
  emails,
  failure,
  giftCards,
  guestData,
  join,
  legal,
  marketplace,
  orderBoard,
  payment,
  portals,
  receipts,
  storefront,
  storefrontMenu,
  tableBill,
  tracking,
};
