"use client";

import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import { SubjectLink } from "@/components/dashboard/money/subject-link";
import { LoadFailure } from "@/components/data/load-failure";
import { DisputeStateBadge } from "@/components/frame/states/dispute-state-badge";
import { useDisputeWords } from "@/components/frame/states/use-dispute-words";
import { TenantLink } from "@/components/frame/tenant-link";
import { useMoneyText } from "@/components/frame/use-money-text";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { Skeleton } from "@/components/ui/skeleton";
import type { DisputeDetailWire } from "@/lib/payments/disputes/dispute-answer-contract";
import { EVIDENCE_TEXT_NAMES } from "@/lib/payments/processor/dispute-evidence";
import { AnswerForm } from "./answer-form";
import { oneDispute } from "./dispute-queries";
import { EvidenceFiles } from "./evidence-files";
import { useDisputeActs } from "./use-dispute-acts";

export function DisputePage({ disputeId, mayAccept }: { disputeId: string; mayAccept: boolean }) {
  const t = useTranslations("dashboardDisputes");
  const { slug } = useDashboardTenant();
  const { data, error, refetch } = useQuery(oneDispute(slug, disputeId));
  return (
    <div className="max-w-3xl px-4 pt-2 pb-10 md:px-6 md:pt-4">
      <TenantLink
        path="/money/disputes"
        className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm text-ink-soft hover:text-ink"
      >
        <ArrowLeft className="size-4" strokeWidth={1.75} aria-hidden="true" />
        {t("back")}
      </TenantLink>
      {!data && error && <LoadFailure isPage failure={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" aria-label={t("loading")} className="mt-2 flex flex-col gap-4">
          <Skeleton className="h-12 max-w-md" />
          <Skeleton className="h-64" />
        </div>
      )}
      {data && (
        <>
          <Head dispute={data.dispute} />
          <Body detail={data} mayAccept={mayAccept} />
        </>
      )}
    </div>
  );
}

function Head({ dispute }: { dispute: DisputeDetailWire["dispute"] }) {
  const t = useTranslations("dashboardDisputes");
  const words = useDisputeWords();
  const money = useMoneyText();
  const { amount, currency, state, taken } = dispute;
  return (
    <header>
      <h1 className="font-display text-3xl">{t("asked", { amount: money(amount, currency) })}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <DisputeStateBadge state={state} />
        {words.reason(dispute)}
        <SubjectLink {...dispute} />
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {[words.deadline(dispute), taken && t("taken")].filter(Boolean).join(" · ")}
      </p>
    </header>
  );
}

function Body({ detail, mayAccept }: { detail: DisputeDetailWire; mayAccept: boolean }) {
  const t = useTranslations("dashboardDisputes");
  const { dispute, answer, canAnswer } = detail;
  const acts = useDisputeActs(dispute.id);
  const accept = mayAccept && canAnswer && <AcceptDispute detail={detail} acts={acts} />;
  if (canAnswer && answer === null)
    return (
      <section className="mt-6">
        <p>{t("begin.lead")}</p>
        <p className="mt-2 text-sm text-ink-soft">{t("begin.noRefund")}</p>
        <div className="mt-5 flex flex-wrap gap-2">
          <Button pending={acts.begin.isPending} onClick={() => acts.begin.mutate()}>
            {t("begin.action")}
          </Button>
          {accept}
        </div>
      </section>
    );
  if (canAnswer && answer !== null)
    return (
      <>
        <AnswerForm answer={answer} dueAt={dispute.evidenceDueAt} acts={acts} />
        <div className="mt-6 border-t border-line pt-5 empty:hidden [&>button]:-ms-4">{accept}</div>
      </>
    );
  if (answer === null || answer.state === "draft")
    return (
      <div className="mt-6 flex flex-col gap-3">
        <p>{t(dispute.state === "open" ? "tooLate" : "notAnswered")}</p>
        {answer?.refusal && <ProblemBox>{t("answer.refused", { reason: answer.refusal })}</ProblemBox>}
      </div>
    );
  return <SentAnswer answer={answer} state={answer.state} isDecided={dispute.state !== "open"} />;
}

function AcceptDispute({
  detail,
  acts,
}: {
  detail: DisputeDetailWire;
  acts: ReturnType<typeof useDisputeActs>;
}) {
  const t = useTranslations("dashboardDisputes.accept");
  const money = useMoneyText();
  const { amount, currency } = detail.dispute;
  return (
    <ConfirmDialog
      trigger={
        <Button variant="quiet-danger" pending={acts.accept.isPending}>
          {t("action")}
        </Button>
      }
      title={t("title", { amount: money(amount, currency) })}
      description={t("body")}
      confirmLabel={t("confirm")}
      danger
      onConfirm={async () => void (await acts.accept.mutateAsync().catch(() => null))}
    />
  );
}

type Answer = NonNullable<DisputeDetailWire["answer"]>;

interface SentAnswerProps {
  answer: Answer;
  state: Exclude<Answer["state"], "draft">;
  isDecided: boolean;
}

function SentAnswer({ answer, state, isDecided }: SentAnswerProps) {
  const t = useTranslations("dashboardDisputes");
  const words = useTranslations("dashboardDisputes.answer");
  const format = useFormatter();
  const { decidedAt, evidence, files } = answer;
  const isSent = state === "sending" || state === "sent";
  return (
    <section className="mt-6" aria-live="polite">
      <p className="font-semibold">{isDecided && isSent ? t("yourAnswer") : t(`answerState.${state}`)}</p>
      <p className="text-sm text-ink-soft tabular-nums">
        {decidedAt && format.dateTime(new Date(decidedAt), "moment")}
      </p>
      {isSent && (
        <>
          <dl className="mt-5 flex flex-col gap-4">
            {EVIDENCE_TEXT_NAMES.filter((name) => evidence[name] !== "").map((name) => (
              <div key={name}>
                <dt className="text-sm font-semibold text-ink-soft">{words(`texts.${name}`)}</dt>
                <dd className="mt-0.5 break-words whitespace-pre-line">{evidence[name]}</dd>
              </div>
            ))}
          </dl>
          <h2 className="mt-6 mb-2 font-semibold">{words("filesTitle")}</h2>
          <EvidenceFiles files={files} />
        </>
      )}
    </section>
  );
}
