"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { api, type BodyOf, dataOf } from "@/components/data/api";
import type { ThemeDraft } from "@/lib/restaurant/tenancy/theme-contract";

export type SaveState = "saved" | "saving" | "failed";

type Changes = BodyOf<"draftTheme">;

const PAUSE_MS = 500;

/**
 * The work on one restaurant's theme. Changes are kept after each pause, one request at a time and the newest last;
 * publishing waits for them.
 */
export function useTheme(first: ThemeDraft) {
  const [theme, setTheme] = useState(first);
  const [saving, setSaving] = useState<SaveState>("saved");
  const waiting = useRef<Changes | null>(null);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const params = { path: { tenantId: first.slug } };

  const send = (): Promise<unknown> => {
    clearTimeout(timer.current);
    queue.current = queue.current.then(async () => {
      const body = waiting.current;
      if (body === null) return;
      waiting.current = null;
      try {
        setTheme(await dataOf(api.PATCH("/api/designer/tenants/{tenantId}/theme/draft", { params, body })));
        if (waiting.current === null) setSaving("saved");
      } catch {
        waiting.current = { ...body, ...(waiting.current as Changes | null) };
        setSaving("failed");
      }
    });
    return queue.current;
  };
  const change = (body: BodyOf<"draftTheme">) => {
    waiting.current = { ...waiting.current, ...body };
    setSaving("saving");
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), PAUSE_MS);
  };
  const sendRest = useEffectEvent(() => void send());
  useEffect(() => () => sendRest(), []);

  /** Runs an act on what was kept. Throws ApiFailure, also when the newest change could not be kept. */
  const act = async (name: "publish" | "undo" | "discard"): Promise<ThemeDraft> => {
    if (name === "discard") {
      waiting.current = null;
      clearTimeout(timer.current);
    }
    await send();
    const done = await run(name);
    setTheme(done);
    setSaving("saved");
    return done;
  };
  const run = async (name: "publish" | "undo" | "discard"): Promise<ThemeDraft> => {
    if (name === "publish") {
      return dataOf(api.POST("/api/designer/tenants/{tenantId}/theme/publish", { params }));
    }
    if (name === "undo") return dataOf(api.POST("/api/designer/tenants/{tenantId}/theme/undo", { params }));
    await dataOf(api.DELETE("/api/designer/tenants/{tenantId}/theme/draft", { params }));
    return dataOf(api.GET("/api/designer/tenants/{tenantId}/theme/draft", { params }));
  };
  return { theme, saving, change, retry: () => void send(), act };
}
