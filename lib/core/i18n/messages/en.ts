import account from "./en/account.json";
import adminAudit from "./en/adminAudit.json";
import adminCommon from "./en/adminCommon.json";
import adminFleet from "./en/adminFleet.json";
import adminJobs from "./en/adminJobs.json";
import adminMoney from "./en/adminMoney.json";
import adminNav from "./en/adminNav.json";
import adminOrders from "./en/adminOrders.json";
import adminOrganizations from "./en/adminOrganizations.json";
import adminRestaurants from "./en/adminRestaurants.json";
import adminUsers from "./en/adminUsers.json";
import adminWebhooks from "./en/adminWebhooks.json";
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
import dashboardSupport from "./en/dashboardSupport.json";
import dashboardTables from "./en/dashboardTables.json";
import dashboardTax from "./en/dashboardTax.json";
import emails from "./en/emails.json";
import failure from "./en/failure.json";
import giftCards from "./en/giftCards.json";
import guestData from "./en/guestData.json";
import join from "./en/join.json";
import legal from "./en/legal.json";
import marketplace from "./en/marketplace.json";
import orderBoard from "./en/orderBoard.json";
import payment from "./en/payment.json";
import portals from "./en/portals.json";
import receipts from "./en/receipts.json";
import storefront from "./en/storefront.json";
import storefrontMenu from "./en/storefrontMenu.json";
import tableBill from "./en/tableBill.json";
import tracking from "./en/tracking.json";

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
