"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import type { BodyOf } from "@/components/data/api";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useEdit } from "@/components/form/use-edit";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { ProblemBox } from "@/components/ui/problem-box";
import { RadioGroup } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { EVENT_TYPES, type EventType } from "@/lib/platform/events/event-type";
import {
  NEWEST_PAYLOAD_VERSION,
  PAYLOAD_VERSIONS,
  type PayloadVersion,
} from "@/lib/platform/events/payload-version";
import type { WebhookEndpoint } from "@/lib/restaurant/webhooks/webhook-contract";
import {
  MAX_WEBHOOK_DESCRIPTION_LENGTH,
  MAX_WEBHOOK_URL_LENGTH,
} from "@/lib/restaurant/webhooks/webhook-limits";
import { useCreateEndpoint, useEndpointActs } from "./use-webhooks";

interface EndpointSheetProps {
  /** Null makes a new one. */
  endpoint: WebhookEndpoint | null;
  onClose: () => void;
  /** Hears the secret of a new endpoint. */
  onCreated?: (secret: string) => void;
}

/** By what they are about; a test is sent whatever is chosen. */
const subjectOf = (type: EventType) => type.slice(0, type.indexOf("."));
const CHOICES = EVENT_TYPES.filter((type) => type !== "webhook.test");
const GROUPS = [...new Set(CHOICES.map(subjectOf))].map((subject) =>
  CHOICES.filter((type) => subjectOf(type) === subject),
);

const URL_RULE = {
  required: true,
  maxLength: MAX_WEBHOOK_URL_LENGTH,
  isValid: (text: string) => /^https?:\/\/[^\s/]+/.test(text.trim()),
};

export function EndpointSheet({ endpoint, onClose, onCreated }: EndpointSheetProps) {
  const t = useTranslations("dashboardSettings.webhooks");
  const toast = useToast();
  const failureWords = useFailureWords();
  const create = useCreateEndpoint();
  const { change } = useEndpointActs(endpoint?.id ?? "");
  const [everything, setEverything] = useState((endpoint?.eventTypes.length ?? 0) === 0);
  const [types, setTypes] = useState<readonly EventType[]>(endpoint?.eventTypes ?? []);
  const [version, setVersion] = useState<PayloadVersion>(endpoint?.apiVersion ?? NEWEST_PAYLOAD_VERSION);
  const [noneChosen, setNoneChosen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({ url: endpoint?.url ?? "", description: endpoint?.description ?? "" });

  const { over, conflict } = useEdit(endpoint, {
    of: form,
    labels: { eventTypes: t("events"), apiVersion: t("version") },
    text: (field, value) =>
      field === "eventTypes" && Array.isArray(value) && value.length === 0 ? t("allEvents") : null,
  });

  const save = (body: BodyOf<"createWebhookEndpoint">) =>
    over.read === null
      ? create.mutateAsync(body).then(({ secret }) => onCreated?.(secret))
      : change.mutateAsync({ ...over, read: over.read, body }).then((stored) => {
          if (!stored) return;
          toast({ title: t("saved") });
          onClose();
        });
  const submit = form.onSubmit(async ({ url, description }) => {
    setProblem(null);
    const isNone = !everything && types.length === 0;
    setNoneChosen(isNone);
    if (isNone) return;
    const body = {
      url: url.trim(),
      description: description.trim(),
      eventTypes: everything ? [] : [...types],
      apiVersion: version,
    };
    await save(body).catch((failure) => {
      const words = failureWords(failure);
      const issue = failure.issues?.[0]?.message;
      setProblem(issue ?? (words.detail || words.title));
    });
  });
  const toggle = (type: EventType, isWanted: boolean) =>
    setTypes(isWanted ? [...types, type] : types.filter((other) => other !== type));
  return (
    <>
      <Sheet open onOpenChange={(open) => !open && onClose()} title={endpoint ? t("editTitle") : t("add")}>
        <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
          <TextField
            control={form.control}
            name="url"
            rule={URL_RULE}
            label={t("url")}
            hint={t("urlHint")}
            problemText={() => t("urlInvalid")}
            input={{ type: "url", inputMode: "url", autoCapitalize: "none", spellCheck: false }}
          />
          <TextField
            control={form.control}
            name="description"
            rule={{ maxLength: MAX_WEBHOOK_DESCRIPTION_LENGTH }}
            label={t("description")}
            optional
            problemText={() => ""}
          />
          <fieldset>
            <legend className="text-sm font-semibold">{t("events")}</legend>
            <RadioGroup
              label={t("events")}
              value={everything ? "all" : "some"}
              onValueChange={(value) => setEverything(value === "all")}
              options={[
                { value: "all", label: t("allEvents"), hint: t("allEventsHint") },
                { value: "some", label: t("chooseEvents") },
              ]}
            />
          </fieldset>
          {!everything && (
            <fieldset className="-mt-3 border-l-2 border-line pl-4">
              <legend className="sr-only">{t("chooseEvents")}</legend>
              {GROUPS.map((group) => (
                <div key={group[0]} className="not-first:mt-3">
                  {group.map((type) => (
                    <Checkbox
                      key={type}
                      label={<code className="font-mono text-sm">{type}</code>}
                      checked={types.includes(type)}
                      onCheckedChange={(isWanted) => toggle(type, isWanted)}
                    />
                  ))}
                </div>
              ))}
            </fieldset>
          )}
          <Field label={t("version")} hint={t("versionHint")}>
            <Select
              value={version}
              onValueChange={(chosen) =>
                setVersion(PAYLOAD_VERSIONS.find((known) => known === chosen) ?? NEWEST_PAYLOAD_VERSION)
              }
              options={PAYLOAD_VERSIONS.toReversed().map((known) => ({ value: known, label: known }))}
            />
          </Field>
          <ProblemBox>{noneChosen ? t("eventsMissing") : problem}</ProblemBox>
          <Button type="submit" size="large" pending={form.pending}>
            {endpoint ? t("save") : t("create")}
          </Button>
        </Form>
      </Sheet>
      {conflict}
    </>
  );
}
