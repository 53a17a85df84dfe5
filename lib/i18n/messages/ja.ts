import auth from "./ja/auth.json";
import checkout from "./ja/checkout.json";
import common from "./ja/common.json";
import dashboard from "./ja/dashboard.json";
import emails from "./ja/emails.json";
import marketplace from "./ja/marketplace.json";
import storefront from "./ja/storefront.json";
import tracking from "./ja/tracking.json";

export const messages = { auth, checkout, common, dashboard, emails, marketplace, storefront, tracking };
