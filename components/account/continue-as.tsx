"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { api, resultOf } from "@/components/data/api";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-style";
import { ProblemBox } from "@/components/ui/problem-box";
import { AccountFrame } from "./account-frame";
import { useProblemWords } from "./use-problem-words";

interface ContinueAsProps {
  restaurant: { slug: string; name: string };
  challenge: string;
  diner: { name: string; email: string };
  /** The restaurant's own sign-in, for another account. */
  signIn: string;
}

/** One press takes a diner's account to a restaurant's own host. */
export function ContinueAs({ restaurant, challenge, diner, signIn }: ContinueAsProps) {
  const t = useTranslations("account.continue");
  const problemWords = useProblemWords();
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async () => {
    setPending(true);
    const body = { restaurant: restaurant.slug, challenge };
    const result = await resultOf(api.POST("/api/bazar/auth/hand-over", { body }));
    if (result.ok) return window.location.replace(result.data.location);
    setPending(false);
    setProblem(result.code);
  };
  return (
    <AccountFrame
      title={t("title", { restaurant: restaurant.name })}
      lead={t("lead", { email: diner.email })}
    >
      <ProblemBox>{problemWords(problem)}</ProblemBox>
      <Button size="large" pending={pending} onClick={press}>
        {t("submit", { name: diner.name })}
      </Button>
      <a href={signIn} className={buttonClass("quiet", "large")}>
        {t("other")}
      </a>
    </AccountFrame>
  );
}
