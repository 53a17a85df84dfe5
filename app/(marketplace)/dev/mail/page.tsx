import type { Metadata } from "next";
import { openLocalDoor } from "@/components/frame/local-door";
import { Mailbox } from "@/components/mail/mailbox";
import { getPageApp } from "@/lib/app/page-app";
import { localMailbox } from "@/lib/platform/mail/local-mailbox";
import { MailboxQuery } from "@/lib/platform/mail/mail-contract";
import { readMailbox } from "@/lib/platform/mail/read-mailbox";

export const metadata: Metadata = { title: "Mailbox", robots: { index: false } };

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The local mailbox; not found if a provider sends the emails or the caller is not local. */
export default async function MailboxPage({ searchParams }: Props) {
  await openLocalDoor(localMailbox);
  const { to, id } = await searchParams;
  const query = MailboxQuery.safeParse({ to: to || undefined });
  const asked = query.success ? (query.data.to ?? null) : null;
  const emails = await readMailbox(getPageApp(), { to: asked });
  return <Mailbox emails={emails} to={asked} openId={typeof id === "string" ? id : null} />;
}
