import account from "./es/account.json";
import adminAudit from "./es/adminAudit.json";
import adminCommon from "./es/adminCommon.json";
import adminFleet from "./es/adminFleet.json";
import adminJobs from "./es/adminJobs.json";
import adminMoney from "./es/adminMoney.json";
import adminNav from "./es/adminNav.json";
import adminOrders from "./es/adminOrders.json";
import adminOrganizations from "./es/adminOrganizations.json";
import adminRestaurants from "./es/adminRestaurants.json";
import adminUsers from "./es/adminUsers.json";
import adminWebhooks from "./es/adminWebhooks.json";
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
import dashboardSupport from "./es/dashboardSupport.json";
import dashboardTables from "./es/dashboardTables.json";
import dashboardTax from "./es/dashboardTax.json";
import emails from "./es/emails.json";
import failure from "./es/failure.json";
import giftCards from "./es/giftCards.json";
import guestData from "./es/guestData.json";
import join from "./es/join.json";
import legal from "./es/legal.json";
import marketplace from "./es/marketplace.json";
import orderBoard from "./es/orderBoard.json";
import payment from "./es/payment.json";
import portals from "./es/portals.json";
import receipts from "./es/receipts.json";
import storefront from "./es/storefront.json";
import storefrontMenu from "./es/storefrontMenu.json";
import tableBill from "./es/tableBill.json";
import tracking from "./es/tracking.json";

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
