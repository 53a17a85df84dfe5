import auth from "./de/auth.json";
import checkout from "./de/checkout.json";
import common from "./de/common.json";
import dashboard from "./de/dashboard.json";
import emails from "./de/emails.json";
import marketplace from "./de/marketplace.json";
import storefront from "./de/storefront.json";
import tracking from "./de/tracking.json";

export const messages = { auth, checkout, common, dashboard, emails, marketplace, storefront, tracking };
