import auth from "./es/auth.json";
import checkout from "./es/checkout.json";
import common from "./es/common.json";
import dashboard from "./es/dashboard.json";
import emails from "./es/emails.json";
import marketplace from "./es/marketplace.json";
import storefront from "./es/storefront.json";
import tracking from "./es/tracking.json";

export const messages = { auth, checkout, common, dashboard, emails, marketplace, storefront, tracking };
