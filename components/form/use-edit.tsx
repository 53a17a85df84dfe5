"use client";

import { type ReactNode, type RefObject, useState } from "react";
import type { Choice, Clash } from "@/components/data/save-over";
import { useConflict, type ValueText } from "@/components/data/use-conflict";
import { labelIn } from "./label-in";

interface EditOptions {
  /** The form, whose boxes name themselves. */
  of: { element: RefObject<HTMLFormElement | null> };
  /** The names of fields without a box, such as a choice. */
  labels?: Partial<Record<string, string>>;
  /** Writes a field's value, such as the name behind an id. */
  text?: ValueText;
}

/**
 * The edit of what is stored: what the form began with, which stays as it was read while lists are read again, and the
 * question for the fields that somebody else has changed as well. `over` goes to what saves (save-over.ts).
 */
export function useEdit<Stored>(
  stored: Stored,
  { of: { element }, labels = {}, text }: EditOptions,
): {
  over: { read: Stored; choose: (clashes: readonly Clash[]) => Promise<Choice | null> };
  /** Goes on from what is stored now, for a form that stays open. */
  goOnFrom: (stored: Stored) => void;
  conflict: ReactNode;
} {
  const [read, goOnFrom] = useState(stored);
  const { dialog, choose } = useConflict((field) => labels[field] ?? labelIn(element.current, field), text);
  return { over: { read, choose }, goOnFrom, conflict: dialog };
}
