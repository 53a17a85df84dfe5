"use client";

import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";

interface SecretDialogProps {
  secret: string;
  title: string;
  /** What it is for, and that it is shown only this once. */
  body: string;
  copyLabel: string;
  /** Of the button that closes it. */
  keptLabel: string;
  onClose: () => void;
}

/** Shows a secret once, to be copied. */
export function SecretDialog({ secret, title, body, copyLabel, keptLabel, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={body}
      footer={
        <Button size="large" className="w-full" onClick={onClose}>
          {keptLabel}
        </Button>
      }
    >
      <code className="block rounded-control bg-sunken px-4 py-3 font-mono text-sm break-all select-all">
        {secret}
      </code>
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={secret} label={copyLabel} />
      </div>
    </Dialog>
  );
}
