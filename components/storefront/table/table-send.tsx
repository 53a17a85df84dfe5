"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useCart } from "@/components/storefront/cart/use-cart";
import { Money } from "@/components/storefront/frame/money";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { ProblemBox } from "@/components/ui/problem-box";
import { MAX_GUEST_NAME_LENGTH } from "@/lib/service/bills/rounds/guest-name";
import { useGuestName } from "./guest-name";
import { useRoundProblem } from "./use-round-problem";
import { useSendRound } from "./use-send-round";

/** The end of a table's order: whose it is, and the button that sends it; nothing for an empty one. */
export function TableSend() {
  const t = useTranslations("tableOrder");
  const problemWords = useRoundProblem();
  const noteId = useId();
  const { checked } = useCart();
  const [name, keepName] = useGuestName();
  const { mutate, isPending, error } = useSendRound(name);
  if (checked.lines.length === 0) return null;
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && !checked.hasProblems) mutate();
      }}
      className="space-y-4"
    >
      <Field label={t("nameLabel")} hint={t("nameHint")}>
        <Input
          value={name}
          maxLength={MAX_GUEST_NAME_LENGTH}
          autoComplete="given-name"
          onChange={(event) => keepName(event.target.value)}
        />
      </Field>
      <ProblemBox>{error && !isPending && problemWords(error)}</ProblemBox>
      <Button
        type="submit"
        size="large"
        pending={isPending}
        disabled={checked.hasProblems}
        aria-describedby={noteId}
        className="w-full"
      >
        <span className="flex w-full justify-between gap-3">
          <span>{t("send")}</span>
          <Money minor={checked.price.subtotalMinor} />
        </span>
      </Button>
      <p id={noteId} className="text-sm text-ink-soft">
        {t("sendNote")}
      </p>
    </form>
  );
}
