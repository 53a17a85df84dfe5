import account from "./de/account.json";
import auth from "./de/auth.json";
import checkout from "./de/checkout.json";
import common from "./de/common.json";
import dashboard from "./de/dashboard.json";
import emails from "./de/emails.json";
import marketplace from "./de/marketplace.json";
import payment from "./de/payment.json";
import storefront from "./de/storefront.json";
import tracking from "./de/tracking.json";

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
