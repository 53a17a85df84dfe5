"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { z } from "zod";
import { RestaurantPicker } from "@/components/admin/pickers/pickers";
import type { ApiFailure } from "@/components/data/api-failure";
import type { Picked } from "@/components/data/search-picker";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ProblemBox } from "@/components/ui/problem-box";
import type { Organization } from "@/lib/people/groups/organization-contract";
import { MAX_ORGANIZATION_NAME_LENGTH } from "@/lib/people/groups/organization-limits";

export interface OrganizationWish {
  name: string;
  headquarters: string;
  /** Slugs of all members but the headquarters. */
  members: string[];
}

interface OrganizationFieldsProps {
  /** What is changed; nothing for a new one. */
  before?: z.output<typeof Organization>;
  submitLabel: string;
  onSend: (wish: OrganizationWish) => Promise<unknown>;
}

const placeOf = ({ slug, name }: { slug: string; name: string }): Picked => ({ value: slug, label: name });

export function OrganizationFields({ before, submitLabel, onSend }: OrganizationFieldsProps) {
  const t = useTranslations("adminOrganizations");
  const failureWords = useFailureWords();
  const [headquarters, setHeadquarters] = useState<Picked[]>(before ? [placeOf(before.headquarters)] : []);
  const [members, setMembers] = useState<Picked[]>(
    (before?.tenants ?? []).filter(({ slug }) => slug !== before?.headquarters.slug).map(placeOf),
  );
  const [isMissing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({ name: before?.name ?? "" });
  const submit = form.onSubmit(async ({ name }) => {
    setProblem(null);
    const hq = headquarters[0]?.value;
    setMissing(hq === undefined);
    if (hq === undefined) return;
    const others = members.map(({ value }) => value).filter((slug) => slug !== hq);
    await onSend({ name: name.trim(), headquarters: hq, members: others }).catch((failure: ApiFailure) => {
      form.refuse(failure);
      const words = failureWords(failure);
      setProblem(failure.code === "TENANT_IN_OTHER_GROUP" ? t("inOther") : words.detail || words.title);
    });
  });
  return (
    <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        control={form.control}
        name="name"
        rule={{ required: true, maxLength: MAX_ORGANIZATION_NAME_LENGTH }}
        label={t("name")}
        problemText={() => t("nameMissing")}
        input={{ autoComplete: "off" }}
      />
      <Field
        label={t("headquarters")}
        hint={t("headquartersHint")}
        error={isMissing && headquarters.length === 0 ? t("headquartersMissing") : undefined}
      >
        <RestaurantPicker single chosen={headquarters} onChange={setHeadquarters} />
      </Field>
      <Field label={t("otherMembers")} optional>
        <RestaurantPicker chosen={members} onChange={setMembers} />
      </Field>
      <ProblemBox>{problem}</ProblemBox>
      <Button type="submit" variant={before ? "secondary" : "primary"} pending={form.pending}>
        {submitLabel}
      </Button>
    </Form>
  );
}
