import { accountEmail } from "./account-email";
import type { EmailMessage } from "./email-message";

/** Somebody asked for a new password; the link sets one. */
export const passwordReset: EmailMessage<"password-reset"> = (props, locale) =>
  accountEmail("passwordReset", props, locale);
