import account from "./en-GB/account.json";
import adminNav from "./en-GB/adminNav.json";
import adminOrders from "./en-GB/adminOrders.json";
import adminOrganizations from "./en-GB/adminOrganizations.json";
import adminRestaurants from "./en-GB/adminRestaurants.json";
import adminUsers from "./en-GB/adminUsers.json";
import booking from "./en-GB/booking.json";
import bookingDesk from "./en-GB/bookingDesk.json";
import dashboard from "./en-GB/dashboard.json";
import dashboardDisputes from "./en-GB/dashboardDisputes.json";
import dashboardFirstHour from "./en-GB/dashboardFirstHour.json";
import dashboardGiftCards from "./en-GB/dashboardGiftCards.json";
import dashboardGuests from "./en-GB/dashboardGuests.json";
import dashboardReports from "./en-GB/dashboardReports.json";
import dashboardSettings from "./en-GB/dashboardSettings.json";
import dashboardStock from "./en-GB/dashboardStock.json";
import dashboardTables from "./en-GB/dashboardTables.json";
import emails from "./en-GB/emails.json";
import join from "./en-GB/join.json";
import legal from "./en-GB/legal.json";
import marketplace from "./en-GB/marketplace.json";
import payment from "./en-GB/payment.json";
import portals from "./en-GB/portals.json";
import receipts from "./en-GB/receipts.json";
import storefront from "./en-GB/storefront.json";
import tracking from "./en-GB/tracking.json";

/** Where British spelling and words differ from the American ones of `en`. */
export const messages = {
  account,
  adminNav,
  adminOrders,
  adminOrganizations,
  adminRestaurants,
  adminUsers,
  booking,
  bookingDesk,
  dashboard,
  dashboardDisputes,
  dashboardFirstHour,
  dashboardGiftCards,
  dashboardGuests,
  dashboardReports,
  dashboardSettings,
  dashboardStock,
  dashboardTables,
  emails,
  join,
  legal,
  marketplace,
  payment,
  portals,
  receipts,
  storefront,
  tracking,
};
