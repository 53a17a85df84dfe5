import auth from "./en/auth.json";
import checkout from "./en/checkout.json";
import common from "./en/common.json";
import dashboard from "./en/dashboard.json";
import emails from "./en/emails.json";
import marketplace from "./en/marketplace.json";
import storefront from "./en/storefront.json";
import tracking from "./en/tracking.json";

export const messages = { auth, checkout, common, dashboard, emails, marketplace, storefront, tracking };
