"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { ApiFailure } from "@/components/data/api-failure";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { tenantHref } from "@/components/frame/tenant-href";
import { useTenantBase } from "@/components/frame/tenant-link";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useToast } from "@/components/ui/toast";
import type { WebhookEndpoint, WebhookTestResult } from "@/lib/restaurant/webhooks/webhook-contract";
import { EndpointSheet } from "./endpoint-sheet";
import { ReplayDialog } from "./replay-dialog";
import { TestDialog } from "./test-dialog";
import { TestResult } from "./test-result";
import { useEndpointActs } from "./use-webhooks";
import { WebhookSecret } from "./webhook-secret";

export function EndpointActions({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useTranslations("dashboardSettings.webhooks");
  const router = useRouter();
  const base = useTenantBase();
  const toast = useToast();
  const failureToast = useFailureToast();
  const acts = useEndpointActs(endpoint.id);
  const [open, setOpen] = useState<"edit" | "test" | "rotate" | "remove" | "replay" | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [tested, setTested] = useState<WebhookTestResult | null>(null);
  const close = () => setOpen(null);
  const refused = (failure: ApiFailure) => failureToast(t("notDone"), failure);

  const turn = () =>
    acts.turn
      .mutateAsync({ disabled: !endpoint.disabled })
      .then(() => toast({ title: endpoint.disabled ? t("enabled") : t("disabled") }), refused);
  const rotate = () => acts.rotate.mutateAsync().then((rotated) => setSecret(rotated.secret), refused);
  const remove = () =>
    acts.remove.mutateAsync().then(() => router.push(tenantHref(base, "/settings/webhooks")), refused);
  return (
    <div className="my-5">
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => setOpen("test")}>
          {t("test")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("edit")}>
          {t("edit")}
        </Button>
        <Button variant="secondary" disabled={endpoint.disabled} onClick={() => setOpen("replay")}>
          {t("replay")}
        </Button>
        <Button variant="secondary" onClick={() => setOpen("rotate")}>
          {t("rotate")}
        </Button>
        <Button variant="secondary" pending={acts.turn.isPending} onClick={turn}>
          {endpoint.disabled ? t("enable") : t("disable")}
        </Button>
        <Button variant="quiet-danger" onClick={() => setOpen("remove")}>
          {t("remove")}
        </Button>
      </div>
      <div aria-live="polite">{tested && <TestResult result={tested} />}</div>
      {open === "test" && <TestDialog endpointId={endpoint.id} onClose={close} onTested={setTested} />}
      {open === "edit" && <EndpointSheet endpoint={endpoint} onClose={close} />}
      {open === "replay" && <ReplayDialog endpointId={endpoint.id} onClose={close} />}
      <ConfirmDialog
        open={open === "rotate"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t("rotateTitle")}
        description={t("rotateBody")}
        confirmLabel={t("rotate")}
        onConfirm={rotate}
      />
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={t("removeTitle")}
        description={t("removeBody")}
        confirmLabel={t("remove")}
        danger
        onConfirm={remove}
      />
      {secret !== null && <WebhookSecret secret={secret} onClose={() => setSecret(null)} />}
    </div>
  );
}
