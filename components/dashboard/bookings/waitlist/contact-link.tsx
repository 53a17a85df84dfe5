interface ContactLinkProps {
  href: string;
  children: string;
}

/** A phone number or an email address that can be pressed. */
export function ContactLink({ href, children }: ContactLinkProps) {
  return (
    <a href={href} className="inline-flex min-h-6 items-center text-sm underline underline-offset-4">
      {children}
    </a>
  );
}
