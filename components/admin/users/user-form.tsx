"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { OrganizationPicker, RestaurantPicker } from "@/components/admin/pickers/pickers";
import { isPercent, readNumber } from "@/components/admin/restaurants/terms-form";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import type { Picked } from "@/components/data/search-picker";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useEdit } from "@/components/form/use-edit";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { ProblemBox } from "@/components/ui/problem-box";
import { Select } from "@/components/ui/select";
import { useToast } from "@/components/ui/toast";
import { REFERRAL_CODE_LENGTH } from "@/lib/core/ids/referral-code";
import type { AdminUser } from "@/lib/oversight/admin/admin-contract";
import { MAX_MANAGED_ORGANIZATIONS } from "@/lib/people/groups/organization-limits";
import { CODE_RULE } from "./role-form";
import { useUserActs } from "./use-user-acts";
import { ROLES, type UserRole } from "./user-filters";
import { USERS } from "./user-queries";

type User = z.output<typeof AdminUser>;

/** What a user may do on the platform. A new role ends their sessions, so it is asked for once more. */
export function UserForm({ user, isSelf }: { user: User; isSelf: boolean }) {
  const t = useTranslations("adminUsers");
  const toast = useToast();
  const failureWords = useFailureWords();
  const { update } = useUserActs();
  const [role, setRole] = useState<UserRole>(user.role);
  const [designs, setDesigns] = useState<Picked[]>(user.designs.map((value) => ({ value, label: value })));
  const [managed, setManaged] = useState<Picked[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asking, setAsking] = useState<BodyOf<"updateUser"> | null>(null);
  const known = useManaged(user);
  const organizations = managed ?? known;
  const form = useServerForm({
    refCode: user.refCode ?? "",
    commissionPercent: user.commissionPercent === null ? "" : String(user.commissionPercent),
  });
  const { over, goOnFrom, conflict } = useEdit(user, {
    of: form,
    labels: { role: t("roleLabel"), designs: t("designs"), organizations: t("managedOrganizations") },
    text: (field, value) => {
      const given = ROLES.find((each) => each === value);
      if (field === "role" && given) return t(`role.${given}`);
      return organizations.find((each) => each.value === value)?.label ?? null;
    },
  });
  const send = async (changes: BodyOf<"updateUser">) => {
    setProblem(null);
    await update.mutateAsync({ ...over, body: changes }).then(
      (stored) => {
        if (!stored) return;
        goOnFrom(stored);
        toast({ title: t("saved", { name: user.name }) });
      },
      (failure) => {
        form.refuse(failure);
        const words = failureWords(failure);
        setProblem(failure.code === "REFERRAL_CODE_TAKEN" ? t("codeTaken") : words.detail || words.title);
      },
    );
  };
  const submit = form.onSubmit(async ({ refCode, commissionPercent }) => {
    const changes: BodyOf<"updateUser"> = {
      ...(role !== user.role && { role }),
      ...(role === "sales-agent" && { refCode: refCode.trim() }),
      ...(role === "sales-agent" &&
        commissionPercent.trim() !== "" && { commissionPercent: readNumber(commissionPercent) }),
      ...(role === "web-designer" && { designs: designs.map(({ value }) => value) }),
      ...(role === "group-manager" && { organizations: organizations.map(({ value }) => value) }),
    };
    if (changes.role) setAsking(changes);
    else await send(changes);
  });
  return (
    <Form of={form} onSubmit={submit} className="flex flex-col gap-5 border-t border-line py-5">
      <Field label={t("roleLabel")} hint={isSelf ? t("ownRole") : t(`roleHint.${role}`)}>
        <Select
          value={role}
          onValueChange={(value) => setRole(ROLES.find((each) => each === value) ?? user.role)}
          options={ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
          disabled={isSelf}
        />
      </Field>
      {role === "sales-agent" && (
        <div className="grid grid-cols-2 gap-4">
          <TextField
            control={form.control}
            name="refCode"
            rule={{ ...CODE_RULE, required: true }}
            label={t("refCode")}
            problemText={() =>
              t("refCodeInvalid", { min: REFERRAL_CODE_LENGTH.from, max: REFERRAL_CODE_LENGTH.to })
            }
            input={{ autoComplete: "off", autoCapitalize: "characters", spellCheck: false }}
          />
          <TextField
            control={form.control}
            name="commissionPercent"
            rule={{ maxLength: 6, isValid: isPercent }}
            label={t("commission")}
            problemText={() => t("commissionInvalid")}
            input={{ inputMode: "decimal", autoComplete: "off", after: "%" }}
          />
          <p className="col-span-2 -mt-2 text-sm text-ink-soft">{t("commissionHint")}</p>
        </div>
      )}
      {role === "web-designer" && (
        <Field label={t("designs")}>
          <RestaurantPicker chosen={designs} onChange={setDesigns} />
        </Field>
      )}
      {role === "group-manager" && (
        <Field label={t("managedOrganizations")}>
          <OrganizationPicker chosen={organizations} onChange={setManaged} />
        </Field>
      )}
      <ProblemBox>{problem}</ProblemBox>
      <Button type="submit" variant="secondary" pending={form.pending || update.isPending}>
        {t("save")}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        onOpenChange={(open) => !open && setAsking(null)}
        title={t("roleTitle", { name: user.name, role: t(`role.${role}`) })}
        description={t("roleBody")}
        confirmLabel={t("roleConfirm")}
        danger
        onConfirm={async () => {
          if (asking) await send(asking);
        }}
      />
      {conflict}
    </Form>
  );
}

function useManaged({ organizations }: User): Picked[] {
  const { data: names } = useQuery({
    queryKey: [...USERS, "organizations", organizations],
    queryFn: async () => {
      const query = { limit: MAX_MANAGED_ORGANIZATIONS };
      return (await dataOf(api.GET("/api/admin/organizations", { params: { query } }))).organizations;
    },
    enabled: organizations.length > 0,
  });
  return organizations.map((value) => ({
    value,
    label: names?.find(({ id }) => id === value)?.name ?? value,
  }));
}
