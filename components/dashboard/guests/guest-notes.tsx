"use client";

import { useTranslations } from "next-intl";
import { useForm } from "react-hook-form";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useToast } from "@/components/ui/toast";
import type { GuestWire } from "@/lib/oversight/guests/guest-contract";
import { readTags } from "./guest-tags";
import { useNoteGuest } from "./use-guest-acts";

/** What the restaurant writes down about a guest. */
export function GuestNotes({ guest }: { guest: GuestWire }) {
  const t = useTranslations("dashboardGuests");
  const toast = useToast();
  const failureToast = useFailureToast();
  const { mutateAsync, isPending } = useNoteGuest(guest.id);
  const { register, handleSubmit, formState, reset } = useForm({
    defaultValues: { allergies: guest.allergies, notes: guest.notes, tags: guest.tags.join(", ") },
  });
  const save = handleSubmit(async (typed) => {
    const { allergies, notes } = typed;
    await mutateAsync({ allergies, notes, tags: readTags(typed.tags) }).then(
      () => {
        reset(typed);
        toast({ title: t("noted") });
      },
      (refusal) => failureToast(t("notNoted"), refusal),
    );
  });
  return (
    <form method="post" noValidate onSubmit={save} className="flex flex-col gap-4 border-t border-line py-5">
      <Field label={t("allergies")} hint={t("allergiesHint")}>
        <Input {...register("allergies")} maxLength={2000} autoComplete="off" />
      </Field>
      <Field label={t("notes")}>
        <Textarea {...register("notes")} maxLength={2000} rows={3} />
      </Field>
      <Field label={t("tags")} hint={t("tagsHint")}>
        <Input {...register("tags")} maxLength={600} autoComplete="off" />
      </Field>
      <Button type="submit" variant="secondary" pending={isPending} disabled={!formState.isDirty}>
        {t("saveNotes")}
      </Button>
    </form>
  );
}
