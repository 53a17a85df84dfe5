import { translator } from "@/lib/i18n/translator";
import { EmailFrame } from "./email-frame";
import type { EmailMessage } from "./email-message";
import { ActionButton, Paragraph } from "./email-parts";

/** A restaurant offers somebody a place in its team. */
export const staffInvitation: EmailMessage<"staff-invitation"> = (invitation, locale) => {
  const t = translator(locale, "emails");
  const { restaurant, role, invitedBy, url } = invitation;
  const lead = t("staffInvitation.lead", { restaurant: restaurant.name, role, name: invitedBy });
  return {
    subject: t("staffInvitation.subject", { restaurant: restaurant.name }),
    body: (
      <EmailFrame
        locale={locale}
        preview={lead}
        sender={restaurant}
        title={t("staffInvitation.title", { restaurant: restaurant.name })}
        footer={t("staffInvitation.footer", { restaurant: restaurant.name })}
      >
        <Paragraph>{lead}</Paragraph>
        <ActionButton href={url} accent={restaurant.accent}>
          {t("staffInvitation.open")}
        </ActionButton>
      </EmailFrame>
    ),
  };
};
