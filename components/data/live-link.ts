/**
 * Whether what a page shows is current: live while the event stream sends messages, "polling" while only polling works,
 * lost if neither does. Pure; instants are milliseconds of the device's clock.
 */
export type LiveLink = {
  phase: "connecting" | "live" | "polling" | "lost";
  /** When the server was last heard: a beat, a change or an answered question. */
  lastHeardMs: number;
  /** When the stream itself last spoke. */
  lastBeatMs: number;
  /** Set when the link recovers after it was lost. */
  recoveredAtMs: number | null;
};

export type LiveSignal =
  | { kind: "opened" }
  | { kind: "beat" }
  | { kind: "answered" }
  | { kind: "tick"; online: boolean }
  | { kind: "offline" };

/** The stream sends a heartbeat every 4 s; after two missed ones and a second more it counts as dead. */
export const SILENCE_MS = 9_000;

export function openLink(nowMs: number): LiveLink {
  return { phase: "connecting", lastHeardMs: nowMs, lastBeatMs: nowMs, recoveredAtMs: null };
}

/** The link after a signal. Returns the same object when nothing that a page shows has changed. */
export function nextLink(link: LiveLink, signal: LiveSignal, nowMs: number): LiveLink {
  switch (signal.kind) {
    case "opened":
      return openLink(nowMs);
    case "beat":
      return answered({ ...link, lastBeatMs: nowMs }, "live", nowMs);
    case "answered": {
      const streamSpeaks = nowMs - link.lastBeatMs < SILENCE_MS && link.phase !== "lost";
      return answered(link, streamSpeaks ? link.phase : "polling", nowMs);
    }
    case "offline":
      return link.phase === "lost" ? link : { ...link, phase: "lost" };
    case "tick": {
      if (link.phase === "lost") return link;
      const silent = nowMs - link.lastHeardMs >= SILENCE_MS;
      if (!signal.online || silent) return { ...link, phase: "lost" };
      const streamSilent = nowMs - link.lastBeatMs >= SILENCE_MS;
      return streamSilent && link.phase !== "polling" ? { ...link, phase: "polling" } : link;
    }
  }
}

function answered(link: LiveLink, phase: LiveLink["phase"], nowMs: number): LiveLink {
  const recoveredAtMs = link.phase === "lost" ? nowMs : link.recoveredAtMs;
  return { ...link, phase, lastHeardMs: nowMs, recoveredAtMs };
}
