"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFailureWords } from "@/components/data/use-failure-words";
import { Form } from "@/components/form/form";
import { TextField } from "@/components/form/text-field";
import { useEdit } from "@/components/form/use-edit";
import { useServerForm } from "@/components/form/use-server-form";
import { Button } from "@/components/ui/button";
import { ProblemBox } from "@/components/ui/problem-box";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { Sheet } from "@/components/ui/sheet";
import { useToast } from "@/components/ui/toast";
import { accessesOf, resourcesOf, type ScopeResource, scopesOf } from "@/lib/core/scopes/api-scope";
import type { ApiKeyWire } from "@/lib/people/api-keys/api-key-contract";
import { useKeyActs, useKeysOf } from "./use-key-acts";

type Access = "none" | "read" | "write";

interface KeySheetProps {
  /** Null makes a new one. */
  apiKey: ApiKeyWire | null;
  onClose: () => void;
  /** Hears a new key. */
  onKey: (key: string) => void;
}

function accessOf(scopes: readonly string[], resource: ScopeResource): Access {
  if (scopes.includes(`${resource}:write`)) return "write";
  return scopes.includes(`${resource}:read`) ? "read" : "none";
}

/** Makes a key, or changes what one is called, may do and is accepted from. */
export function KeySheet({ apiKey, onClose, onKey }: KeySheetProps) {
  const t = useTranslations("apiKeys");
  const toast = useToast();
  const failureWords = useFailureWords();
  const { create, update } = useKeyActs();
  const { holder } = useKeysOf();
  const choices = resourcesOf(holder).flatMap((resource) => {
    const accesses = accessesOf(holder, resource);
    return accesses.length > 0 ? [{ resource, accesses: ["none" as const, ...accesses] }] : [];
  });
  const [access, setAccess] = useState<Partial<Record<ScopeResource, Access>>>(() =>
    Object.fromEntries(choices.map(({ resource }) => [resource, accessOf(apiKey?.scopes ?? [], resource)])),
  );
  const [noneChosen, setNoneChosen] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const form = useServerForm({
    name: apiKey?.name ?? "",
    addresses: apiKey?.addresses.join("\n") ?? "",
    expiresOn: "",
  });
  // Scopes in the order of the choices, as they are sent.
  const inOrder = (scopes: readonly string[]) => scopesOf(holder).filter((scope) => scopes.includes(scope));
  const { over, conflict } = useEdit(apiKey && { ...apiKey, scopes: inOrder(apiKey.scopes) }, {
    of: form,
    labels: { scopes: t("scopes") },
    text: (field, value) => {
      if (field !== "scopes" || typeof value !== "string") return null;
      const [resource, access] = value.split(":");
      const known = choices.find((choice) => choice.resource === resource);
      if (!known || (access !== "read" && access !== "write")) return null;
      return `${t(`resource.${known.resource}`)} (${t(`access.${access}`)})`;
    },
  });
  const submit = form.onSubmit(async ({ name, addresses, expiresOn }) => {
    setProblem(null);
    const scopes = scopesOf(holder).filter((scope) =>
      Object.entries(access).some(([resource, given]) => scope === `${resource}:${given}`),
    );
    setNoneChosen(scopes.length === 0);
    if (scopes.length === 0) return;
    const body = { name: name.trim(), scopes, addresses: addresses.split(/[\s,]+/).filter(Boolean) };
    const save = over.read
      ? update.mutateAsync({ ...over, read: over.read, body }).then((stored) => {
          if (!stored) return;
          toast({ title: t("saved") });
          onClose();
        })
      : create
          .mutateAsync({ ...body, expiresAt: expiresOn ? new Date(expiresOn).toISOString() : null })
          .then(({ key }) => onKey(key));
    await save.catch((failure) => {
      const words = failureWords(failure);
      setProblem(failure.issues?.[0]?.message ?? (words.detail || words.title));
    });
  });
  return (
    <>
      <Sheet open onOpenChange={(open) => !open && onClose()} title={t(apiKey ? "editTitle" : "add")}>
        <Form of={form} onSubmit={submit} className="flex flex-col gap-5">
          <TextField
            control={form.control}
            name="name"
            rule={{ required: true, maxLength: 60 }}
            label={t("name")}
            hint={t("nameHint")}
            problemText={() => t("nameMissing")}
            input={{ autoComplete: "off" }}
          />
          <fieldset>
            <legend className="font-semibold">{t("scopes")}</legend>
            <p className="text-sm text-ink-soft">{t("scopesHint")}</p>
            <ul className="mt-2 divide-y divide-line">
              {choices.map(({ resource, accesses }) => (
                <li
                  key={resource}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
                >
                  <span>{t(`resource.${resource}`)}</span>
                  <SegmentedControl
                    label={t(`resource.${resource}`)}
                    value={access[resource] ?? "none"}
                    onValueChange={(given) => setAccess({ ...access, [resource]: given })}
                    options={accesses.map((value) => ({
                      value,
                      label: t(`access.${value}`),
                    }))}
                  />
                </li>
              ))}
            </ul>
          </fieldset>
          <TextField
            control={form.control}
            name="addresses"
            rule={{ maxLength: 2_000 }}
            label={t("addresses")}
            hint={t("addressesHint")}
            problemText={() => null}
            optional
            multiline
          />
          {!apiKey && (
            <TextField
              control={form.control}
              name="expiresOn"
              rule={{ maxLength: 10 }}
              label={t("expiresOn")}
              problemText={() => null}
              optional
              input={{ type: "date" }}
            />
          )}
          <ProblemBox>{noneChosen ? t("scopesMissing") : problem}</ProblemBox>
          <Button type="submit" size="large" pending={form.pending}>
            {t(apiKey ? "save" : "create")}
          </Button>
        </Form>
      </Sheet>
      {conflict}
    </>
  );
}
