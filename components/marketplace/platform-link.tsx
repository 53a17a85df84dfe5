import type { ReactNode } from "react";
import { IntentLink } from "@/components/frame/intent-link";
import type { Readers } from "@/components/i18n/page-readers";
import { readersOf } from "@/lib/restaurant/tenancy/host";

interface PlatformLinkProps {
  href: string;
  /** Whom the page with the link is for. */
  from: Readers;
  className: string;
  children: ReactNode;
}

/**
 * A link between the platform's own pages. One that leads to other readers loads the page as a whole: it may be in
 * another language, written the other way, and only the server writes that on the document.
 */
export function PlatformLink({ href, from, className, children }: PlatformLinkProps) {
  const isSame = readersOf({ kind: "platform" }, href) === from;
  return isSame ? (
    <IntentLink href={href} className={className}>
      {children}
    </IntentLink>
  ) : (
    <a href={href} className={className}>
      {children}
    </a>
  );
}
