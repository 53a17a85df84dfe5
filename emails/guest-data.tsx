import { accountEmail } from "./account-email";
import type { EmailMessage } from "./email-message";

/** A guest wants to see or erase what a restaurant keeps; the link proves that the mailbox is theirs. */
export const guestData: EmailMessage<"guest-data"> = (props, locale) =>
  accountEmail("guestData", props, locale);
