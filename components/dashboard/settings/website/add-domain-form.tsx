"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiFailure } from "@/components/data/api-failure";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { useToast } from "@/components/ui/toast";
import { isApex } from "@/lib/restaurant/domains/domain-name";
import { useDomainActs } from "./use-domains";

const RULE = { required: true, maxLength: 300 };
const WRONG = { VALIDATION_FAILED: "not_a_name", DOMAIN_NAMED: "named", QUOTA_EXCEEDED: "full" } as const;

/** Names a domain, and its form with `www.` along with it. */
export function AddDomainForm() {
  const t = useTranslations("dashboardSettings.website.domains");
  const toast = useToast();
  const failureWords = useFailureWords();
  const { add } = useDomainActs();
  const form = useServerForm({ name: "" });
  const [alsoWww, setAlsoWww] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);

  const wordsOf = (failure: ApiFailure) => {
    if (failure.code === "RESTAURANT_DRAFT") return t("wrong.draft");
    if (Object.hasOwn(WRONG, failure.code)) return t(`wrong.${WRONG[failure.code as keyof typeof WRONG]}`);
    const words = failureWords(failure);
    return words.detail || words.title;
  };
  const submit = form.onSubmit(async ({ name }) => {
    setProblem(null);
    try {
      const domain = await add.mutateAsync(name);
      form.control.reset();
      if (alsoWww && isApex(domain.name)) await add.mutateAsync(`www.${domain.name}`);
      toast({ title: t("added") });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setProblem(wordsOf(failure));
    }
  });
  return (
    <Form of={form} onSubmit={submit} className="grid max-w-110 gap-3">
      <TextField
        control={form.control}
        name="name"
        rule={RULE}
        label={t("name")}
        hint={t("nameHint")}
        problemText={() => t("wrong.not_a_name")}
        error={problem}
        input={{ inputMode: "url", autoCapitalize: "none", spellCheck: false, autoComplete: "off" }}
      />
      <Checkbox checked={alsoWww} onCheckedChange={setAlsoWww} label={t("www")} />
      <div>
        <Button type="submit" variant="secondary" pending={form.pending}>
          {t("add")}
        </Button>
      </div>
    </Form>
  );
}
