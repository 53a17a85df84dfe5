"use client";

import { useTranslations } from "next-intl";
import { AlertDialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "./button";
import { buttonClass } from "./button-style";
import { usePortalContainer } from "./portal-container";

interface ConfirmDialogProps {
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The question, with the name of the thing. */
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The verb on the button, never just "OK". */
  confirmLabel: string;
  /** What leaving things as they are is called, where "cancel" could be misread. */
  cancelLabel?: string;
  danger?: boolean;
  /** While something is still being read that the answer needs. */
  disabled?: boolean;
  /** What is chosen along with it, below the description. */
  children?: ReactNode;
  /** The dialog stays open and waits for it; it closes when the promise resolves. */
  onConfirm: () => void | Promise<void>;
}

/** Asks before something that is hard to undo. Focus starts on "cancel". */
export function ConfirmDialog({
  trigger,
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel,
  danger = false,
  disabled = false,
  children,
  onConfirm,
}: ConfirmDialogProps) {
  const t = useTranslations("common.actions");
  const container = usePortalContainer();
  const [openInside, setOpenInside] = useState(false);
  const [pending, setPending] = useState(false);

  const change = (next: boolean) => {
    if (pending) return;
    setOpenInside(next);
    onOpenChange?.(next);
  };
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm();
      setOpenInside(false);
      onOpenChange?.(false);
    } finally {
      setPending(false);
    }
  };

  return (
    <Radix.Root open={open ?? openInside} onOpenChange={change}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal container={container}>
        <Radix.Overlay className="fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in" />
        <Radix.Content className="fixed inset-x-0 bottom-0 z-50 rounded-t-panel bg-surface px-5 pt-6 pb-[max(1.25rem,env(safe-area-inset-bottom))] text-ink shadow-lift outline-none data-[state=closed]:animate-sink data-[state=open]:animate-rise md:inset-0 md:m-auto md:h-fit md:max-w-110 md:rounded-panel md:p-6 md:data-[state=closed]:animate-fade-out md:data-[state=open]:animate-pop">
          <Radix.Title className="font-display text-xl">{title}</Radix.Title>
          <Radix.Description className="mt-2 text-ink-soft">{description}</Radix.Description>
          {children}
          <div className="mt-6 flex flex-col-reverse gap-2 md:flex-row md:justify-end">
            <Radix.Cancel className={buttonClass("quiet")}>{cancelLabel ?? t("cancel")}</Radix.Cancel>
            <Button
              variant={danger ? "danger" : "primary"}
              pending={pending}
              disabled={disabled}
              onClick={confirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
