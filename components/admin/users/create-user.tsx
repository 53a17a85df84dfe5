"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { changeAddress } from "@/components/data/use-address-filters";
import { useFailureWords } from "@/components/data/use-failure-words";
import { EMAIL_INPUT, EMAIL_RULE, NAME_RULE } from "@/components/form/contact-rule";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { RadioGroup } from "@/components/ui/radio-group";
import { useToast } from "@/components/ui/toast";
import { REFERRAL_CODE_LENGTH } from "@/lib/core/ids/referral-code";
import { CODE_RULE } from "./role-form";
import { useUserActs } from "./use-user-acts";
import { ROLES, type UserRole } from "./user-filters";

const NEW_ROLES = ROLES.filter((role) => role !== "member");

export function CreateUser({ onClose }: { onClose: () => void }) {
  const t = useTranslations("adminUsers");
  const toast = useToast();
  const failureWords = useFailureWords();
  const { create } = useUserActs();
  const [role, setRole] = useState<UserRole>("web-designer");
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({ name: "", email: "", refCode: "" });
  const submit = form.onSubmit(async ({ name, email, refCode }) => {
    setProblem(null);
    const code = role === "sales-agent" ? { refCode: refCode.trim() } : {};
    await create.mutateAsync({ name: name.trim(), email: email.trim(), role, ...code }).then(
      (user) => {
        toast({
          title: t("created", { name: user.name }),
          detail: t("createdDetail", { email: user.email }),
        });
        onClose();
        changeAddress({ user: user.id });
      },
      (failure) => {
        form.refuse(failure);
        const words = failureWords(failure);
        const taken = { EMAIL_TAKEN: t("emailTaken"), REFERRAL_CODE_TAKEN: t("codeTaken") }[
          failure.code as string
        ];
        setProblem(taken ?? (words.detail || words.title));
      },
    );
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("create")}
      description={t("createLead")}
    >
      <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          control={form.control}
          name="name"
          rule={NAME_RULE}
          label={t("name")}
          problemText={() => t("nameMissing")}
          input={{ autoComplete: "off" }}
        />
        <TextField
          control={form.control}
          name="email"
          rule={EMAIL_RULE}
          label={t("email")}
          problemText={() => t("emailMissing")}
          input={{ ...EMAIL_INPUT, autoComplete: "off" }}
        />
        <RadioGroup
          label={t("roleLabel")}
          value={role}
          onValueChange={(value) => setRole(NEW_ROLES.find((each) => each === value) ?? "web-designer")}
          options={NEW_ROLES.map((value) => ({
            value,
            label: t(`role.${value}`),
            hint: t(`roleHint.${value}`),
          }))}
        />
        {role === "sales-agent" && (
          <TextField
            control={form.control}
            name="refCode"
            rule={{ ...CODE_RULE, required: true }}
            label={t("refCode")}
            hint={t("refCodeHint")}
            problemText={() =>
              t("refCodeInvalid", { min: REFERRAL_CODE_LENGTH.from, max: REFERRAL_CODE_LENGTH.to })
            }
            input={{ autoComplete: "off", autoCapitalize: "characters", spellCheck: false }}
          />
        )}
        <ProblemBox>{problem}</ProblemBox>
        <Button type="submit" size="large" pending={form.pending}>
          {t("create")}
        </Button>
      </Form>
    </Dialog>
  );
}
