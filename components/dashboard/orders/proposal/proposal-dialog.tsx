"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "next-intl";
import { type SyntheticEvent, useId, useState } from "react";
import { useDashboardTenant } from "@/components/dashboard/frame/dashboard-tenant";
import type { BoardOrder } from "@/components/dashboard/orders/board-order";
import { ordersKey } from "@/components/dashboard/orders/order-queries";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { ProblemBox } from "@/components/ui/problem-box";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";
import { MAX_PROPOSAL_LENGTH } from "@/lib/service/orders/proposals/proposal-length";
import {
  hasPaid,
  LATER_MINUTES,
  type LineChoice,
  needsDish,
  type ProposalChoice,
  proposalRequest,
  unitsToMake,
} from "./proposal-choice";
import { ProposalLine } from "./proposal-line";

const KEEP: LineChoice = { kind: "keep" };

/** Why a proposal was refused, and what to do instead. */
function useProposalProblem(): (failure: ApiFailure) => string {
  const t = useTranslations("orderBoard.proposal");
  const words = useFailureWords();
  return (failure) => {
    if (failure.code === "INVALID_PROPOSAL") return t("impossible");
    if (failure.code === "ORDER_NOT_NEW" || failure.code === "PROPOSAL_OPEN") return t("moved");
    const { title, detail } = words(failure);
    return [title, detail].filter(Boolean).join(". ");
  };
}

/** What the restaurant would change of a new order, for its guest to take or not. */
export function ProposalDialog({ order, onClose }: { order: BoardOrder; onClose: () => void }) {
  const t = useTranslations("orderBoard.proposal");
  const format = useFormatter();
  const toast = useToast();
  const formId = useId();
  const { slug: tenantId } = useDashboardTenant();
  const client = useQueryClient();
  const problemText = useProposalProblem();
  const [lines, setLines] = useState<ProposalChoice["lines"]>({});
  const [laterMinutes, setLaterMinutes] = useState(0);
  const [message, setMessage] = useState("");
  const [problem, setProblem] = useState<"nothing" | "unfinished" | null>(null);
  const proposing = useMutation({
    mutationFn: (body: BodyOf<"proposeOrderChange">) =>
      dataOf(
        api.POST("/api/tenant/{tenantId}/orders/{orderId}/proposals", {
          params: { path: { tenantId, orderId: order.id } },
          body,
        }),
      ),
    onSuccess: ({ proposal }) => {
      if (proposal) {
        const time = format.dateTime(new Date(proposal.expiresAt), "time");
        toast({ title: t("sent", { time }) });
      }
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey(tenantId) }),
  });
  const time = (minutes: number) =>
    format.dateTime(new Date(Date.parse(order.promisedAt) + minutes * 60_000), "time");
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    const body = proposalRequest(order, { lines, laterMinutes, message });
    if (body) proposing.mutate(body);
    setProblem(body ? null : Object.values(lines).some(needsDish) ? "unfinished" : "nothing");
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { number: order.orderNumber })}
      description={t("body", { hasPaid: hasPaid(order) ? "yes" : "no" })}
      footer={
        <div className="flex flex-col-reverse gap-2 md:flex-row md:justify-end">
          <Button variant="quiet" onClick={onClose}>
            {t("cancel")}
          </Button>
          <Button type="submit" form={formId} pending={proposing.isPending}>
            {t("send")}
          </Button>
        </div>
      }
    >
      <form method="post" id={formId} noValidate onSubmit={send} className="flex flex-col gap-4">
        {order.items
          .filter((item) => unitsToMake(item) > 0)
          .map((item) => (
            <ProposalLine
              key={item.lineItemId}
              orderId={order.id}
              item={item}
              choice={lines[item.lineItemId] ?? KEEP}
              onChoose={(choice) => setLines((before) => ({ ...before, [item.lineItemId]: choice }))}
              isMissing={problem === "unfinished" && needsDish(lines[item.lineItemId])}
            />
          ))}
        <Field label={t("time")}>
          <Select
            value={String(laterMinutes)}
            onValueChange={(minutes) => setLaterMinutes(Number(minutes))}
            options={[
              { value: "0", label: t("sameTime", { time: time(0) }) },
              ...LATER_MINUTES.map((minutes) => ({
                value: String(minutes),
                label: t("laterBy", { time: time(minutes), minutes }),
              })),
            ]}
          />
        </Field>
        <Field label={t("message")} optional>
          <Textarea
            name="message"
            rows={2}
            maxLength={MAX_PROPOSAL_LENGTH}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        </Field>
        {problem === "nothing" && <ProblemBox>{t("nothing")}</ProblemBox>}
        {proposing.error && <ProblemBox>{problemText(proposing.error)}</ProblemBox>}
      </form>
    </Dialog>
  );
}
