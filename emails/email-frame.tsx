import type { ReactNode } from "react";
import { Body, Container, Head, Heading, Hr, Html, Img, Link, Preview, Section, Text } from "react-email";
import { directionOf, type Locale } from "@/lib/core/i18n/locales";
import { emailAccent } from "./email-accent";
import { COLORS, DARK_STYLES, SANS, SERIF } from "./email-style";

/** The sender of an email; the platform itself has neither phone nor address. */
export type Sender = {
  name: string;
  phone?: string;
  address?: string;
  accent: string;
  dataUrl?: string;
  logoUrl?: string | null;
};

/** Half the size of the file, for dense screens. */
const LOGO = { width: 160, height: 80 };

type EmailFrameProps = {
  locale: Locale;
  /** The preview line that email clients show beside the subject. */
  preview: string;
  sender: Sender;
  title: string;
  footer: ReactNode;
  /** What the link to the guest's own data is called; only in emails to guests. */
  dataLink?: string;
  children: ReactNode;
};

/** The frame of every email: the restaurant's logo or name, a title, the message, and how to reach the restaurant. */
export function EmailFrame({ locale, preview, sender, title, footer, dataLink, children }: EmailFrameProps) {
  const accent = emailAccent(sender.accent);
  return (
    <Html lang={locale} dir={directionOf(locale)}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{DARK_STYLES}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body
        lang={locale}
        dir={directionOf(locale)}
        className="page"
        style={{ backgroundColor: COLORS.page, margin: 0, padding: "24px 12px" }}
      >
        <Container
          className="sheet"
          style={{ backgroundColor: COLORS.sheet, borderRadius: 16, maxWidth: 560, overflow: "hidden" }}
        >
          <Section style={{ backgroundColor: accent.fill, height: 6, lineHeight: "6px", fontSize: 0 }} />
          <Section style={{ padding: "28px 32px 32px" }}>
            {sender.logoUrl ? (
              <Img
                src={sender.logoUrl}
                alt={sender.name}
                width={LOGO.width}
                height={LOGO.height}
                style={{ backgroundColor: COLORS.sheet, borderRadius: 6, fontFamily: SERIF, fontSize: 18 }}
              />
            ) : (
              <Text
                className="ink"
                style={{ color: COLORS.ink, fontFamily: SERIF, fontSize: 18, lineHeight: "26px", margin: 0 }}
              >
                {sender.name}
              </Text>
            )}
            <Heading
              as="h1"
              className="ink"
              style={{
                color: COLORS.ink,
                fontFamily: SERIF,
                fontSize: 30,
                fontWeight: 500,
                letterSpacing: directionOf(locale) === "ltr" ? "-0.015em" : "normal",
                lineHeight: "36px",
                margin: "20px 0 12px",
              }}
            >
              {title}
            </Heading>
            {children}
            <Hr className="line" style={{ borderColor: COLORS.line, margin: "28px 0 20px" }} />
            <Text
              className="soft"
              style={{ color: COLORS.soft, fontFamily: SANS, fontSize: 14, lineHeight: "21px", margin: 0 }}
            >
              {footer}
              <br />
              {[sender.name, sender.address].filter(Boolean).join(", ")}
              {sender.phone && (
                <>
                  <br />
                  <bdi dir="ltr">{sender.phone}</bdi>
                </>
              )}
              {dataLink && sender.dataUrl && (
                <>
                  <br />
                  <Link
                    href={sender.dataUrl}
                    className="soft"
                    style={{ color: COLORS.soft, textDecoration: "underline" }}
                  >
                    {dataLink}
                  </Link>
                </>
              )}
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
