import account from "./de/account.json";
import adminAudit from "./de/adminAudit.json";
import adminCommon from "./de/adminCommon.json";
import adminFleet from "./de/adminFleet.json";
import adminJobs from "./de/adminJobs.json";
import adminMoney from "./de/adminMoney.json";
import adminNav from "./de/adminNav.json";
import adminOrders from "./de/adminOrders.json";
import adminOrganizations from "./de/adminOrganizations.json";
import adminRestaurants from "./de/adminRestaurants.json";
import adminUsers from "./de/adminUsers.json";
import adminWebhooks from "./de/adminWebhooks.json";
import auth from "./de/auth.json";
import booking from "./de/booking.json";
import bookingDesk from "./de/bookingDesk.json";
import bookingPlan from "./de/bookingPlan.json";
import checkout from "./de/checkout.json";
import common from "./de/common.json";
import cuisines from "./de/cuisines.json";
import dashboard from "./de/dashboard.json";
import dashboardCoupons from "./de/dashboardCoupons.json";
import dashboardDisputes from "./de/dashboardDisputes.json";
import dashboardFirstHour from "./de/dashboardFirstHour.json";
import dashboardGiftCards from "./de/dashboardGiftCards.json";
import dashboardGuests from "./de/dashboardGuests.json";
import dashboardMenu from "./de/dashboardMenu.json";
import dashboardMoney from "./de/dashboardMoney.json";
import dashboardNav from "./de/dashboardNav.json";
import dashboardRefunds from "./de/dashboardRefunds.json";
import dashboardReports from "./de/dashboardReports.json";
import dashboardSettings from "./de/dashboardSettings.json";
import dashboardStock from "./de/dashboardStock.json";
import dashboardSupport from "./de/dashboardSupport.json";
import dashboardTables from "./de/dashboardTables.json";
import dashboardTax from "./de/dashboardTax.json";
import emails from "./de/emails.json";
import failure from "./de/failure.json";
import giftCards from "./de/giftCards.json";
import guestData from "./de/guestData.json";
import join from "./de/join.json";
import legal from "./de/legal.json";
import marketplace from "./de/marketplace.json";
import orderBoard from "./de/orderBoard.json";
import payment from "./de/payment.json";
import portals from "./de/portals.json";
import receipts from "./de/receipts.json";
import storefront from "./de/storefront.json";
import storefrontMenu from "./de/storefrontMenu.json";
import tableBill from "./de/tableBill.json";
import tracking from "./de/tracking.json";

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
