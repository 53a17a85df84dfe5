interface ContactLinkProps {
  href: string;
  children: string;
}

export function ContactLink({ href, children }: ContactLinkProps) {
  return (
    <a href={href} className="inline-flex min-h-6 items-center text-sm underline underline-offset-4">
      {children}
    </a>
  );
}
