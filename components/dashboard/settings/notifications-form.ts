import type { BodyOf } from "@/components/data/api";
import { isEmail } from "@/lib/core/contact/contact";
import type { Settings } from "@/lib/restaurant/tenancy/settings-contract";
import { MAX_ALERT_EMAILS, UNSEEN_MINUTES } from "@/lib/restaurant/tenancy/settings-limits";
import { type Problems, reading, readWhole } from "./frame/reading";

/** When and whom to warn, as it is edited: addresses one per line. */
export type NotificationsForm = { unseenMinutes: string; alertEmails: string };

export function notificationsForm({ unseenMinutes, alertEmails }: Settings): NotificationsForm {
  return { unseenMinutes: String(unseenMinutes), alertEmails: alertEmails.join("\n") };
}

export function readNotificationsForm(form: NotificationsForm) {
  const problems: Problems = {};
  const unseenMinutes = readWhole(form.unseenMinutes, UNSEEN_MINUTES);
  if (unseenMinutes === null) problems.unseenMinutes = "unseenInvalid";
  const emails = form.alertEmails
    .split(/[\s,;]+/)
    .map((text) => text.trim())
    .filter(Boolean);
  if (!emails.every(isEmail)) problems.alertEmails = "emailInvalid";
  else if (new Set(emails).size > MAX_ALERT_EMAILS) problems.alertEmails = "emailsTooMany";
  return reading(
    problems,
    (): BodyOf<"updateSettings"> => ({ unseenMinutes: unseenMinutes ?? 1, alertEmails: emails }),
  );
}
