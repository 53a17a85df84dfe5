"use client";

import { startTransition, useEffect, useEffectEvent, useState } from "react";

interface Asked<Answer> {
  question: string;
  turn: number;
  /** Undefined while it is awaited. */
  answer: Answer | undefined;
}

/**
 * Asks a question once it is put, and anew when it changes. An answer to another question than the present one is never
 * shown, whatever the order in which answers come.
 *
 * @param question what is asked, as text that differs for every other question; null asks nothing
 * @param turn asks the same once more when it grows
 */
export function useAnswer<Answer>(
  { question, turn }: { question: string | null; turn: number },
  ask: () => Promise<Answer>,
): { answer: Answer | null; pending: boolean } {
  const [asked, setAsked] = useState<Asked<Answer> | null>(null);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (question === null) return;
    let isPresent = true;
    // An earlier answer to the same question is old; without one nothing has to be drawn again.
    setAsked((before) => before && { question, turn, answer: undefined });
    void askNow().then((answer) => {
      if (isPresent) startTransition(() => setAsked({ question, turn, answer }));
    });
    return () => {
      isPresent = false;
    };
  }, [question, turn]);
  const known = question !== null && asked?.question === question && asked.turn === turn ? asked : null;
  return { answer: known?.answer ?? null, pending: question !== null && known?.answer === undefined };
}
