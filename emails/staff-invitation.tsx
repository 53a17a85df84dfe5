import { translator } from "@/lib/core/i18n/translator";
import { PLATFORM_SENDER } from "@/lib/people/accounts/account-email";
import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";

/**
 * Invites a person to a restaurant's team. The platform writes, because the recipient has not dealt with the
 * restaurant: its name is text and nothing else of it is shown.
 */
export const staffInvitation: EmailMessage<"staff-invitation"> = (invitation, locale) => {
  const t = translator(locale, "emails");
  const { role, url } = invitation;

  const restaurant = invitation.restaurant.name;
  const lead = t("staffInvitation.lead", { restaurant, role, name: invitation.invitedBy });
  return {
    subject: t("staffInvitation.subject", { restaurant }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={PLATFORM_SENDER}
        title={t("staffInvitation.title", { restaurant })}
        footer={t("staffInvitation.footer", { restaurant })}
      >
        <Paragraph>{lead}</Paragraph>
        <ActionButton href={url} accent={PLATFORM_SENDER.accent}>
          {t("staffInvitation.open")}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
