"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { ProblemBox } from "@/components/ui/problem-box";
import { Select } from "@/components/ui/select";
import { EVENT_TYPES, type EventType } from "@/lib/platform/events/event-type";
import type { WebhookTestResult } from "@/lib/restaurant/webhooks/webhook-contract";
import { useEndpointActs } from "./use-webhooks";

const TYPES = ["webhook.test", ...EVENT_TYPES.filter((type) => type !== "webhook.test")] as const;

interface TestDialogProps {
  endpointId: string;
  onClose: () => void;
  onTested: (result: WebhookTestResult) => void;
}

/** Sends a test of any type to the endpoint. */
export function TestDialog({ endpointId, onClose, onTested }: TestDialogProps) {
  const t = useTranslations("dashboardSettings.webhooks");
  const failureWords = useFailureWords();
  const { test } = useEndpointActs(endpointId);
  const [eventType, setEventType] = useState<EventType>("webhook.test");
  const [problem, setProblem] = useState<string | null>(null);
  const send = () =>
    test.mutateAsync({ eventType }).then(
      (result) => {
        onTested(result);
        onClose();
      },
      (failure) => {
        const words = failureWords(failure);
        setProblem(words.detail || words.title);
      },
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("test")}
      description={t("testBody")}
      footer={
        <Button size="large" className="w-full" pending={test.isPending} onClick={send}>
          {t("testSend")}
        </Button>
      }
    >
      <Field label={t("eventType")}>
        <Select
          value={eventType}
          onValueChange={(chosen) => setEventType(TYPES.find((type) => type === chosen) ?? "webhook.test")}
          options={TYPES.map((type) => ({ value: type, label: type }))}
        />
      </Field>
      <div className="mt-3">
        <ProblemBox>{problem}</ProblemBox>
      </div>
    </Dialog>
  );
}
