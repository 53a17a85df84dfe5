import { accountEmail } from "./account-email";
import type { EmailMessage } from "./email-message";

/** The owner of a new account shows that the mailbox is theirs. */
export const proveEmail: EmailMessage<"prove-email"> = (props, locale) =>
  accountEmail("proveEmail", props, locale);
