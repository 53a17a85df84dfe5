import account from "./it/account.json";
import auth from "./it/auth.json";
import checkout from "./it/checkout.json";
import common from "./it/common.json";
import dashboard from "./it/dashboard.json";
import emails from "./it/emails.json";
import marketplace from "./it/marketplace.json";
import payment from "./it/payment.json";
import storefront from "./it/storefront.json";
import tracking from "./it/tracking.json";

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
