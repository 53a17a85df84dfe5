"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import { MailCheck } from "lucide-react";
import { useTranslations } from "next-intl";
import { ViewTabs } from "@/components/admin/frame/view-tabs";
import { ListDesk, listPaging, pagedRows } from "@/components/data/list-desk";
import { useAddressFilters } from "@/components/data/use-address-filters";
import { Button } from "@/components/ui/button";
import { Moment } from "@/components/ui/moment";
import type { Column } from "@/components/ui/table";
import type { LoggedEmailWire } from "@/lib/platform/mail/email-log-contract";
import { EMAIL_VIEWS, readEmailFilters } from "./job-filters";
import { emailList, mailProvider } from "./job-queries";
import { JobsViews } from "./jobs-views";
import { useEmailActs } from "./use-email-acts";

export function EmailDesk() {
  const t = useTranslations("adminJobs.emails");
  const { filters } = useAddressFilters(readEmailFilters);
  const status = filters.status ?? "failed";
  const list = useInfiniteQuery(emailList(status));
  const { data: hasProvider } = useInfiniteQuery(mailProvider(status));
  const columns = useColumns(status === "kept" && hasProvider === true);
  return (
    <>
      <JobsViews current="emails" />
      <ListDesk
        title={t("title")}
        caption={t(`status.${status}`)}
        summary={t(`lead.${status}`)}
        waiting={
          <>
            {hasProvider === false && <p className="mb-4 text-sm text-caution">{t("noProvider")}</p>}
            <ViewTabs
              label={t("views")}
              path="/jobs/emails"
              name="status"
              value={status}
              views={EMAIL_VIEWS.map((value) => ({ value, label: t(`status.${value}`) }))}
            />
          </>
        }
        list={pagedRows(list, { isFiltered: false })}
        columns={columns}
        rowKey={({ id }) => id}
        empty={{ icon: MailCheck, title: t(`none.${status}`), body: t("emptyBody") }}
        paging={listPaging(list)}
      />
    </>
  );
}

function useColumns(canSend: boolean): Column<LoggedEmailWire>[] {
  const t = useTranslations("adminJobs.emails");
  const { sendKept } = useEmailActs();
  const time = (instant: string) => <Moment at={instant} className="whitespace-nowrap" />;
  return [
    {
      key: "template",
      header: t("email"),
      cell: ({ template, error, createdAt }) => (
        <span className="block py-2">
          <code className="font-mono text-sm font-semibold">{template}</code>
          {error && <span className="mt-0.5 block max-w-xl text-xs break-words text-critical">{error}</span>}
          <span className="block text-xs text-ink-soft md:hidden">{time(createdAt)}</span>
        </span>
      ),
    },
    {
      key: "to",
      header: t("to"),
      cell: ({ to }) => <span className="break-all">{to}</span>,
    },
    { key: "tries", header: t("tries"), numeric: true, wideOnly: true, cell: ({ tries }) => tries },
    { key: "created", header: t("created"), wideOnly: true, cell: ({ createdAt }) => time(createdAt) },
    {
      key: "sent",
      header: t("sentAt"),
      wideOnly: true,
      cell: ({ sentAt }) => (sentAt ? time(sentAt) : "–"),
    },
    {
      key: "act",
      header: <span className="sr-only">{t("send")}</span>,
      numeric: true,
      cell: (email) =>
        canSend && (
          <Button
            variant="secondary"
            size="small"
            pending={sendKept.isPending && sendKept.variables?.id === email.id}
            aria-label={t("sendOf", { template: email.template, to: email.to })}
            onClick={() => sendKept.mutate(email)}
          >
            {t("send")}
          </Button>
        ),
    },
  ];
}
