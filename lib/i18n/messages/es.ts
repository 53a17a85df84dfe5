import account from "./es/account.json";
import auth from "./es/auth.json";
import checkout from "./es/checkout.json";
import common from "./es/common.json";
import dashboard from "./es/dashboard.json";
import emails from "./es/emails.json";
import marketplace from "./es/marketplace.json";
import payment from "./es/payment.json";
import storefront from "./es/storefront.json";
import tracking from "./es/tracking.json";

export const messages = {
  account,
  auth,
  checkout,
  common,
  dashboard,
  emails,
  marketplace,
  payment,
  storefront,
  tracking,
};
