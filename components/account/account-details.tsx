"use client";

import { useTranslations } from "next-intl";
import { PHONE_RULE } from "@/components/form/contact-rule";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { Skeleton } from "@/components/ui/skeleton";
import { useToast } from "@/components/ui/toast";
import { NameField } from "./account-fields";
import { AccountSection } from "./account-section";
import { SavedAddresses } from "./saved-addresses";
import { SectionFailure } from "./section-failure";
import { useBazarAccount } from "./use-bazar-account";
import { useProblemWords } from "./use-problem-words";

export function AccountDetails() {
  const t = useTranslations("account.details");
  const { account, failure, isReading, readAgain, change } = useBazarAccount();
  return (
    <AccountSection title={t("title")} lead={t("lead")}>
      {failure && <SectionFailure failure={failure} pending={isReading} onRetry={readAgain} />}
      {account ? (
        <div className="mt-5 space-y-8">
          <ContactForm name={account.name} phone={account.phone} onSave={change} />
          <SavedAddresses addresses={account.addresses} onSave={(addresses) => change({ addresses })} />
        </div>
      ) : (
        !failure && <Skeleton className="mt-5 h-40" />
      )}
    </AccountSection>
  );
}

interface ContactFormProps {
  name: string;
  phone: string;
  onSave: ReturnType<typeof useBazarAccount>["change"];
}

function ContactForm({ name, phone, onSave }: ContactFormProps) {
  const t = useTranslations("account.details");
  const toast = useToast();
  const problemWords = useProblemWords();
  const form = useServerForm({ name, phone });
  const submit = form.onSubmit(async (values) => {
    const result = await onSave({ name: values.name.trim(), phone: values.phone.trim() });
    if (result.ok) toast({ title: t("saved") });
    else form.refuse(result);
  });
  return (
    <Form of={form} onSubmit={submit} className="space-y-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <NameField control={form.control} name="name" />
        <TextField
          control={form.control}
          name="phone"
          rule={{ ...PHONE_RULE, required: false }}
          label={t("phone")}
          hint={t("phoneHint")}
          problemText={() => null}
          optional
          input={{ type: "tel", inputMode: "tel", autoComplete: "tel" }}
        />
      </div>
      <ProblemBox>{problemWords(form.refusal)}</ProblemBox>
      <Button type="submit" variant="secondary" pending={form.pending}>
        {t("save")}
      </Button>
    </Form>
  );
}
