"use client";

import { Ellipsis } from "lucide-react";
import { useFormatter, useNow, useTranslations } from "next-intl";
import { useState } from "react";
import { settled } from "@/components/data/settled";
import { useFailureToast } from "@/components/data/use-failure-toast";
import { Badge } from "@/components/ui/badge";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { IconButton } from "@/components/ui/icon-button";
import { Menu } from "@/components/ui/menu";
import { useToast } from "@/components/ui/toast";
import type { ApiKeyWire } from "@/lib/people/api-keys/api-key-contract";
import { useKeyActs, useKeysOf } from "./use-key-acts";

const CLOCK_MS = 30_000;

interface KeyRowProps {
  apiKey: ApiKeyWire;
  onEdit: () => void;
  /** Hears the successor of a key that was rotated. */
  onKey: (key: string) => void;
}

/** One key: whose it is, what it may do, and when it was used last. */
export function KeyRow({ apiKey, onEdit, onKey }: KeyRowProps) {
  const t = useTranslations("apiKeys");
  const format = useFormatter();
  const now = useNow({ updateInterval: CLOCK_MS });
  const toast = useToast();
  const failureToast = useFailureToast();
  const { rotate, revoke } = useKeyActs();
  const isForeign = useKeysOf().holder !== apiKey.holder;
  const [asking, setAsking] = useState<"rotate" | "revoke" | null>(null);
  const { name, hint, scopes, addresses, lastUsedAt, expiresAt, revokedAt, previousUntil } = apiKey;
  const hasEnded = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
  const state = revokedAt ? "revoked" : hasEnded ? "expired" : null;
  const dayOf = (instant: string) => format.dateTime(new Date(instant), { dateStyle: "medium" });
  const facts = [
    lastUsedAt ? t("lastUsed", { when: format.relativeTime(new Date(lastUsedAt), now) }) : t("neverUsed"),
    state === null && expiresAt && t("expires", { day: dayOf(expiresAt) }),
    state === null &&
      previousUntil &&
      t("overlap", {
        day: format.dateTime(new Date(previousUntil), "moment"),
      }),
  ];
  return (
    <li className="flex min-h-17 items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="min-w-0 truncate font-semibold">{name}</span>
          <code className="font-mono text-sm text-ink-soft">…{hint}</code>
        </p>
        <p className="text-sm break-words text-ink-soft">{scopes.join(", ")}</p>
        {addresses.length > 0 && (
          <p className="text-sm break-words text-ink-soft">
            {t("addresses")}: {addresses.join(", ")}
          </p>
        )}
        <p className="text-sm text-ink-soft">{facts.filter(Boolean).join(" · ")}</p>
        {isForeign && <p className="text-sm text-ink-soft">{t("ofGroupHint")}</p>}
      </div>
      {isForeign && <Badge tone="neutral">{t("ofGroup")}</Badge>}
      {state && <Badge tone="neutral">{t(state)}</Badge>}
      {state === null && !isForeign && (
        <Menu
          trigger={<IconButton icon={Ellipsis} label={t("more", { name })} variant="quiet" />}
          groups={[
            [
              { label: t("edit"), onSelect: onEdit },
              { label: t("rotate"), onSelect: () => setAsking("rotate") },
            ],
            [{ label: t("revoke"), onSelect: () => setAsking("revoke"), danger: true }],
          ]}
        />
      )}
      {asking === "rotate" && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && setAsking(null)}
          title={t("rotateTitle", { name })}
          description={t("rotateBody")}
          confirmLabel={t("rotate")}
          onConfirm={() =>
            settled(
              rotate.mutateAsync(apiKey.id).then(
                ({ key }) => onKey(key),
                (failure) => failureToast(t("rotateFailed"), failure),
              ),
            )
          }
        />
      )}
      {asking === "revoke" && (
        <ConfirmDialog
          open
          danger
          onOpenChange={(open) => !open && setAsking(null)}
          title={t("revokeTitle", { name })}
          description={t("revokeBody")}
          confirmLabel={t("revoke")}
          onConfirm={() =>
            settled(
              revoke.mutateAsync(apiKey.id).then(
                () => toast({ title: t("revokedToast", { name }) }),
                (failure) => failureToast(t("revokeFailed"), failure),
              ),
            )
          }
        />
      )}
    </li>
  );
}
