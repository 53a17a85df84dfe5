import { accountEmail } from "./account-email";
import type { EmailMessage } from "./email-message";

/** Asks the owner of a new account to confirm their email. */
export const proveEmail: EmailMessage<"prove-email"> = (props, locale) =>
  accountEmail("proveEmail", props, locale);
