import account from "./ar/account.json";
import booking from "./ar/booking.json";
import checkout from "./ar/checkout.json";
import common from "./ar/common.json";
import cuisines from "./ar/cuisines.json";
import emails from "./ar/emails.json";
import failure from "./ar/failure.json";
import giftCards from "./ar/giftCards.json";
import guestData from "./ar/guestData.json";
import legal from "./ar/legal.json";
import marketplace from "./ar/marketplace.json";
import payment from "./ar/payment.json";
import receipts from "./ar/receipts.json";
import storefront from "./ar/storefront.json";
import storefrontMenu from "./ar/storefrontMenu.json";
import tableBill from "./ar/tableBill.json";
import tracking from "./ar/tracking.json";

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
