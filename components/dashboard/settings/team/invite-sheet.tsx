"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFailureWords } from "@/components/data/use-failure-words";
import { EMAIL_INPUT, EMAIL_RULE } from "@/components/form/contact-rule";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { ProblemBox } from "@/components/ui/problem-box";
import { RadioGroup } from "@/components/ui/radio-group";
import { useToast } from "@/components/ui/toast";
import { useTeamChanges } from "./use-team";

const ROLES = ["staff", "co-manager"] as const;
type Role = (typeof ROLES)[number];

export function InviteSheet({ owns, onClose }: { owns: boolean; onClose: () => void }) {
  const t = useTranslations("dashboardSettings.team");
  const toast = useToast();
  const failureWords = useFailureWords();
  const { invite } = useTeamChanges();
  const [role, setRole] = useState<Role>("staff");
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({ email: "" });
  const submit = form.onSubmit(async ({ email }) => {
    setProblem(null);
    await invite.mutateAsync({ email: email.trim(), role }).then(
      () => {
        toast({ title: t("invited", { email: email.trim() }) });
        onClose();
      },
      (failure) => {
        const words = failureWords(failure);
        setProblem(failure.code === "ALREADY_MEMBER" ? t("alreadyMember") : words.detail || words.title);
      },
    );
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("invite")}
      description={t("inviteLead")}
    >
      <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          control={form.control}
          name="email"
          rule={EMAIL_RULE}
          label={t("email")}
          problemText={() => t("emailMissing")}
          input={EMAIL_INPUT}
        />
        <RadioGroup
          label={t("roleLabel")}
          value={role}
          onValueChange={(value) => setRole(ROLES.find((each) => each === value) ?? "staff")}
          options={ROLES.map((each) => ({
            value: each,
            label: t(`role.${each}`),
            hint: each === "co-manager" && !owns ? t("ownerInvites") : t(`roleHint.${each}`),
            disabled: each === "co-manager" && !owns,
          }))}
        />
        <ProblemBox>{problem}</ProblemBox>
        <Button type="submit" size="large" pending={form.pending}>
          {t("send")}
        </Button>
      </Form>
    </Dialog>
  );
}
