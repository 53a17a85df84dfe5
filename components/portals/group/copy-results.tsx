"use client";

import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import type { Tone } from "@/components/ui/tone";
import type { GroupCopyResult } from "@/lib/oversight/groups/group-copy-contract";
import { ChangeList } from "./change-list";

type Result = GroupCopyResult["results"][number];

const TONE: Record<Result["outcome"], Tone> = {
  created: "positive",
  replaced: "info",
  unchanged: "neutral",
  refused: "critical",
};

export function CopyResults({ results, isDone }: { results: readonly Result[]; isDone: boolean }) {
  const t = useTranslations("portals.group");
  return (
    <>
      <h2 className="text-lg font-semibold">{isDone ? t("doneTitle") : t("willChange")}</h2>
      <ul className="mt-2 divide-y divide-line">
        {results.map(({ slug, name, outcome, reason, message, changes }) => (
          <li key={slug} className="py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {name}
              <Badge tone={TONE[outcome]}>{t(`${isDone ? "did" : "will"}.${outcome}`)}</Badge>
            </p>
            {reason && (
              <p className="mt-1 text-sm text-critical">
                {t(`reason.${reason}`)} {message && <span lang="en">{message}</span>}
              </p>
            )}
            {!isDone && changes.length > 0 && (
              <div className="mt-2">
                <ChangeList changes={changes} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
