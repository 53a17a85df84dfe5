import { ChevronLeft, Inbox, MailOpen, Paperclip } from "lucide-react";
import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { RelativeTime } from "@/components/ui/relative-time";
import type { MailboxEmail } from "@/lib/platform/mail/mail-contract";

interface MailboxProps {
  /** Newest first. */
  emails: readonly MailboxEmail[];
  to: string | null;
  openId: string | null;
}

function address(to: string | null, id: string | null): string {
  const query = new URLSearchParams({ ...(to ? { to } : {}), ...(id ? { id } : {}) }).toString();
  return query ? `/dev/mail?${query}` : "/dev/mail";
}

export function Mailbox({ emails, to, openId }: MailboxProps) {
  const open = emails.find((email) => email.id === openId) ?? null;
  return (
    <main id="content" className="mx-auto max-w-312 px-5 pt-8 pb-16 md:px-10">
      <h1 className="font-display text-4xl">Mailbox</h1>
      <p className="mt-2 max-w-[56ch] text-ink-soft">
        No email provider is configured, so emails stay on this machine. Nobody has received what is shown
        here.
      </p>
      <form action="/dev/mail" className="mt-6 flex max-w-120 items-end gap-3">
        <Field label="Sent to" className="grow">
          <Input name="to" type="search" defaultValue={to ?? ""} placeholder="somebody@example.com" />
        </Field>
        <Button type="submit" variant="secondary" className="min-h-12">
          Show
        </Button>
      </form>
      {emails.length === 0 ? (
        <EmptyState icon={Inbox} title={to ? `Nothing for ${to}` : "No emails yet"}>
          Accept an order or book a table, and the message to the guest lands here.
        </EmptyState>
      ) : (
        <div className="mt-8 grid gap-8 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <EmailList emails={emails} to={to} openId={open?.id ?? null} />
          {open ? (
            <OpenEmail email={open} back={address(to, null)} />
          ) : (
            <div className="hidden lg:block">
              <EmptyState icon={MailOpen} title="Choose an email">
                It is shown as the guest&rsquo;s mail program would show it.
              </EmptyState>
            </div>
          )}
        </div>
      )}
    </main>
  );
}

function EmailList({ emails, to, openId }: MailboxProps) {
  return (
    <ul className={`self-start border-t border-line ${openId ? "hidden lg:block" : ""}`}>
      {emails.map((email) => (
        <li key={email.id} className="border-b border-line">
          <Link
            href={address(to, email.id)}
            aria-current={email.id === openId ? "true" : undefined}
            className="block px-3 py-3 transition-colors hover:bg-sunken aria-[current]:bg-accent-tint"
          >
            <span className="block leading-snug font-semibold">{email.subject}</span>
            <span className="mt-1 flex justify-between gap-3 text-sm text-ink-soft">
              <span className="truncate">{email.to}</span>
              <RelativeTime at={email.createdAt} className="shrink-0" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function OpenEmail({ email, back }: { email: MailboxEmail; back: string }) {
  return (
    <article className="min-w-0">
      <Link href={back} className="mb-3 inline-flex min-h-11 items-center gap-1 font-semibold lg:hidden">
        <ChevronLeft className="size-5" strokeWidth={1.5} aria-hidden="true" />
        All emails
      </Link>
      <h2 className="font-display text-2xl">{email.subject}</h2>
      <p className="mt-1 text-sm text-ink-soft">
        To {email.to}, <RelativeTime at={email.createdAt} />
      </p>
      <iframe
        key={email.id}
        title={email.subject}
        srcDoc={email.html}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="mt-5 h-[46rem] w-full rounded-panel bg-surface ring-1 ring-line"
      />
      {email.attachments.map(({ filename, contentType, content }) => (
        <a
          key={filename}
          download={filename}
          href={`data:${contentType},${encodeURIComponent(content)}`}
          className="mt-5 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          <Paperclip className="size-4" strokeWidth={1.5} aria-hidden="true" />
          {filename}
        </a>
      ))}
      <details className="mt-5">
        <summary className="inline-flex min-h-11 items-center text-sm font-semibold">Plain-text part</summary>
        <pre className="mt-2 overflow-x-auto rounded-control bg-sunken p-4 text-sm whitespace-pre-wrap">
          {email.text}
        </pre>
      </details>
    </article>
  );
}
