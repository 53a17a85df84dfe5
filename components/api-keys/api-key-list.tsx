"use client";

import { useQuery } from "@tanstack/react-query";
import { KeyRound, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { ListSkeleton } from "@/components/data/list-skeleton";
import { LoadFailure } from "@/components/data/load-failure";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { SecretDialog } from "@/components/ui/secret-dialog";
import type { ApiKeyWire } from "@/lib/people/api-keys/api-key-contract";
import { apiKeys, type KeysOf } from "./key-calls";
import { KeyRow } from "./key-row";
import { KeySheet } from "./key-sheet";
import { KeysOfProvider } from "./use-key-acts";

interface ApiKeyListProps {
  of: KeysOf;
  /** The page around the list, with the button that adds a key where the list has none. */
  frame: (action: ReactNode, list: ReactNode) => ReactNode;
}

/** What programs call the API with: made, changed, rotated and revoked. */
export function ApiKeyList({ of, frame }: ApiKeyListProps) {
  const t = useTranslations("apiKeys");
  const { data: keys, error, refetch } = useQuery(apiKeys(of));
  const [editing, setEditing] = useState<ApiKeyWire | "new" | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const add = (
    <Button onClick={() => setEditing("new")}>
      <Plus className="size-5" strokeWidth={1.5} aria-hidden="true" />
      {t("add")}
    </Button>
  );
  const isEmpty = keys?.length === 0;
  const list = (
    <>
      {error && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!error && !keys && <ListSkeleton />}
      {isEmpty && (
        <EmptyState icon={KeyRound} title={t("emptyTitle")} action={add}>
          {t("emptyBody")}
        </EmptyState>
      )}
      {keys && !isEmpty && (
        <ul className="divide-y divide-line border-y border-line">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} onEdit={() => setEditing(key)} onKey={setSecret} />
          ))}
        </ul>
      )}
      {editing !== null && (
        <KeySheet
          apiKey={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
          onKey={(made) => {
            setEditing(null);
            setSecret(made);
          }}
        />
      )}
      {secret !== null && (
        <SecretDialog
          secret={secret}
          title={t("secretTitle")}
          body={t("secretBody")}
          copyLabel={t("copy")}
          keptLabel={t("secretKept")}
          onClose={() => setSecret(null)}
        />
      )}
    </>
  );
  return <KeysOfProvider value={of}>{frame(!isEmpty && add, list)}</KeysOfProvider>;
}
