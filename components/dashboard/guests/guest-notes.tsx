"use client";

import { useTranslations } from "next-intl";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { BoxField } from "@/components/form/box-field";
import { Form } from "@/components/form/form";
import { useEdit } from "@/components/form/use-edit";
import { useIsChanged } from "@/components/form/use-field";
import { useReadForm } from "@/components/form/use-read-form";
import { Button } from "@/components/ui/button";
import { useToast } from "@/components/ui/toast";
import type { GuestWire } from "@/lib/oversight/guests/guest-contract";
import { MAX_NOTE_LENGTH } from "@/lib/oversight/guests/guest-note";
import { readTags } from "./guest-tags";
import { useNoteGuest } from "./use-guest-acts";

const formOf = ({ allergies, notes, tags }: GuestWire) => ({ allergies, notes, tags: tags.join(", ") });

export function GuestNotes({ guest }: { guest: GuestWire }) {
  const t = useTranslations("dashboardGuests");
  const toast = useToast();
  const failureToast = useFailureToast();
  const { mutateAsync } = useNoteGuest(guest.id);
  const { control, element, onSubmit, pending } = useReadForm({
    values: formOf(guest),
    read: (typed) => ({ ok: true, body: { ...typed, tags: readTags(typed.tags) } }),
    words: String,
  });
  const { over, goOnFrom, conflict } = useEdit(guest, { of: { element } });
  const isChanged = useIsChanged(control);
  const save = onSubmit((body) =>
    mutateAsync({ ...over, body }).then(
      (stored) => {
        if (!stored) return;
        goOnFrom(stored);
        control.reset(formOf(stored));
        toast({ title: t("noted") });
      },
      (refusal) => failureToast(t("notNoted"), refusal),
    ),
  );
  return (
    <Form of={{ control, element }} onSubmit={save} className="flex flex-col gap-4 border-t border-line py-5">
      <BoxField
        name="allergies"
        label={t("allergies")}
        hint={t("allergiesHint")}
        maxLength={MAX_NOTE_LENGTH}
        input={{ autoComplete: "off" }}
      />
      <BoxField name="notes" label={t("notes")} maxLength={MAX_NOTE_LENGTH} rows={3} />
      <BoxField
        name="tags"
        label={t("tags")}
        hint={t("tagsHint")}
        maxLength={600}
        input={{ autoComplete: "off" }}
      />
      <Button type="submit" variant="secondary" pending={pending} disabled={!isChanged}>
        {t("saveNotes")}
      </Button>
      {conflict}
    </Form>
  );
}
