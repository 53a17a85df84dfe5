"use client";

import { FileText, Trash2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import type { DisputeDetailWire } from "@/lib/payments/disputes/dispute-answer-contract";
import {
  EVIDENCE_FILE_KINDS,
  EVIDENCE_MEDIA_TYPES,
  type EvidenceFile,
  MAX_ALL_FILES_BYTES,
  MAX_ALL_FILES_MEGABYTES,
} from "@/lib/payments/processor/dispute-evidence";
import type { EvidenceUpload } from "./use-dispute-acts";

type Files = NonNullable<DisputeDetailWire["answer"]>["files"];

interface EvidenceFilesProps {
  files: Files;
  /** Without these the files are for reading only. */
  onAttach?: (kind: EvidenceFile, file: EvidenceUpload) => void;
  onRemove?: (kind: EvidenceFile) => void;
  pending?: EvidenceFile | null;
}

export function EvidenceFiles({ files, onAttach, onRemove, pending = null }: EvidenceFilesProps) {
  const t = useTranslations("dashboardDisputes.answer");
  const kinds = onAttach ? EVIDENCE_FILE_KINDS : files.map(({ kind }) => kind);
  if (kinds.length === 0) return <p className="text-sm text-ink-soft">{t("noFiles")}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {kinds.map((kind) => (
        <FileRow
          key={kind}
          kind={kind}
          file={files.find((file) => file.kind === kind) ?? null}
          pending={pending === kind}
          onAttach={onAttach}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
}

interface FileRowProps extends Pick<EvidenceFilesProps, "onAttach" | "onRemove"> {
  kind: EvidenceFile;
  file: Files[number] | null;
  pending: boolean;
}

function FileRow({ kind, file, pending, onAttach, onRemove }: FileRowProps) {
  const t = useTranslations("dashboardDisputes.answer");
  const format = useFormatter();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const name = t(`files.${kind}`);

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    event.target.value = "";
    if (!chosen) return;
    if (!isEvidence(chosen)) return setProblem(t("fileType"));
    if (chosen.size > MAX_ALL_FILES_BYTES)
      return setProblem(t("fileTooLarge", { megabytes: MAX_ALL_FILES_MEGABYTES }));
    setProblem(null);
    onAttach?.(kind, chosen);
  };

  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 py-1.5">
      <FileText
        className={`size-5 shrink-0 ${file ? "" : "text-ink-soft"}`}
        strokeWidth={1.5}
        aria-hidden="true"
      />
      <label htmlFor={id} className="min-w-40 flex-1">
        {name}
        <span
          className={`block text-sm ${problem ? "text-critical" : "text-ink-soft"}`}
          role={problem ? "alert" : undefined}
        >
          {problem ??
            (file
              ? `${t(`media.${MEDIA[file.mediaType]}`)} · ${size(format, file.bytes)}`
              : t("notAttached"))}
        </span>
      </label>
      {onAttach && (
        <>
          <input
            ref={input}
            id={id}
            type="file"
            accept={EVIDENCE_MEDIA_TYPES.join()}
            tabIndex={-1}
            className="sr-only"
            onChange={choose}
          />
          <Button
            variant="secondary"
            size="small"
            pending={pending}
            aria-label={`${file ? t("replace") : t("attach")}: ${name}`}
            onClick={() => input.current?.click()}
          >
            {file ? t("replace") : t("attach")}
          </Button>
        </>
      )}
      {onRemove && file && (
        <IconButton icon={Trash2} label={`${t("remove")}: ${name}`} onClick={() => onRemove(kind)} />
      )}
    </li>
  );
}

const MEDIA = { "application/pdf": "pdf", "image/jpeg": "picture", "image/png": "picture" } as const;

const KILOBYTE = 1000;

function size(format: ReturnType<typeof useFormatter>, bytes: number): string {
  const isLarge = bytes >= KILOBYTE * KILOBYTE;
  const unit = isLarge ? "megabyte" : "kilobyte";
  const value = bytes / (isLarge ? KILOBYTE * KILOBYTE : KILOBYTE);
  return format.number(value, {
    style: "unit",
    unit,
    unitDisplay: "short",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}

function isEvidence(file: File): file is EvidenceUpload {
  return EVIDENCE_MEDIA_TYPES.some((type) => type === file.type);
}
