import type { ReactNode } from "react";
import { Button, Text } from "react-email";
import { emailAccent } from "./email-accent";
import { COLORS, SANS } from "./email-style";

/** A sentence of the message. */
export function Paragraph({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  return (
    <Text
      className={quiet ? "soft" : "ink"}
      style={{
        color: quiet ? COLORS.soft : COLORS.ink,
        fontFamily: SANS,
        fontSize: quiet ? 14 : 16,
        lineHeight: quiet ? "21px" : "25px",
        margin: "0 0 12px",
      }}
    >
      {children}
    </Text>
  );
}

/** The one thing to do next. */
export function ActionButton({
  href,
  accent,
  children,
}: {
  href: string;
  accent: string;
  children: ReactNode;
}) {
  const { fill, onFill } = emailAccent(accent);
  return (
    <Button
      href={href}
      style={{
        backgroundColor: fill,
        borderRadius: 10,
        color: onFill,
        fontFamily: SANS,
        fontSize: 16,
        fontWeight: 600,
        margin: "12px 0 4px",
        padding: "13px 22px",
      }}
    >
      {children}
    </Button>
  );
}
