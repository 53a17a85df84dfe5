import account from "./fr/account.json";
import booking from "./fr/booking.json";
import checkout from "./fr/checkout.json";
import common from "./fr/common.json";
import cuisines from "./fr/cuisines.json";
import emails from "./fr/emails.json";
import failure from "./fr/failure.json";
import giftCards from "./fr/giftCards.json";
import guestData from "./fr/guestData.json";
import legal from "./fr/legal.json";
import marketplace from "./fr/marketplace.json";
import payment from "./fr/payment.json";
import receipts from "./fr/receipts.json";
import storefront from "./fr/storefront.json";
import storefrontMenu from "./fr/storefrontMenu.json";
import tableBill from "./fr/tableBill.json";
import tracking from "./fr/tracking.json";

export const messages = {
  account,
  booking,
  checkout,
  common,
  cuisines,
  emails,
  failure,
  giftCards,
  guestData,
  legal,
  marketplace,
  payment,
  receipts,
  storefront,
  storefrontMenu,
  tableBill,
  tracking,
};
