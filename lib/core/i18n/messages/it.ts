import account from "./it/account.json";
import adminAudit from "./it/adminAudit.json";
import adminCommon from "./it/adminCommon.json";
import adminFleet from "./it/adminFleet.json";
import adminJobs from "./it/adminJobs.json";
import adminMoney from "./it/adminMoney.json";
import adminNav from "./it/adminNav.json";
import adminOrders from "./it/adminOrders.json";
import adminOrganizations from "./it/adminOrganizations.json";
import adminRestaurants from "./it/adminRestaurants.json";
import adminUsers from "./it/adminUsers.json";
import adminWebhooks from "./it/adminWebhooks.json";
import auth from "./it/auth.json";
import booking from "./it/booking.json";
import bookingDesk from "./it/bookingDesk.json";
import bookingPlan from "./it/bookingPlan.json";
import checkout from "./it/checkout.json";
import common from "./it/common.json";
import cuisines from "./it/cuisines.json";
import dashboard from "./it/dashboard.json";
import dashboardCoupons from "./it/dashboardCoupons.json";
import dashboardDisputes from "./it/dashboardDisputes.json";
import dashboardFirstHour from "./it/dashboardFirstHour.json";
import dashboardGiftCards from "./it/dashboardGiftCards.json";
import dashboardGuests from "./it/dashboardGuests.json";
import dashboardMenu from "./it/dashboardMenu.json";
import dashboardMoney from "./it/dashboardMoney.json";
import dashboardNav from "./it/dashboardNav.json";
import dashboardRefunds from "./it/dashboardRefunds.json";
import dashboardReports from "./it/dashboardReports.json";
import dashboardSettings from "./it/dashboardSettings.json";
import dashboardStock from "./it/dashboardStock.json";
import dashboardSupport from "./it/dashboardSupport.json";
import dashboardTables from "./it/dashboardTables.json";
import dashboardTax from "./it/dashboardTax.json";
import emails from "./it/emails.json";
import failure from "./it/failure.json";
import giftCards from "./it/giftCards.json";
import guestData from "./it/guestData.json";
import join from "./it/join.json";
import legal from "./it/legal.json";
import marketplace from "./it/marketplace.json";
import orderBoard from "./it/orderBoard.json";
import payment from "./it/payment.json";
import portals from "./it/portals.json";
import receipts from "./it/receipts.json";
import storefront from "./it/storefront.json";
import storefrontMenu from "./it/storefrontMenu.json";
import tableBill from "./it/tableBill.json";
import tracking from "./it/tracking.json";

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
