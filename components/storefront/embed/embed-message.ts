/** What a frame says to the page around it. `public/embed.js` understands it; older copies of it live for a day. */
export type FrameMessage =
  | { type: "ready" }
  | { type: "title"; title: string }
  | { type: "size"; height: number }
  /** A sheet is open, which needs the whole window. */
  | { type: "fill"; on: boolean }
  /** Something at this height is to come into view. */
  | { type: "show"; top: number };

/** What the page around says to the frame. */
export type HostMessage =
  | { type: "hello" }
  /** How much of the frame is above and below what the visitor sees. */
  | { type: "view"; above: number; below: number }
  /** The frame has the window now; what it shows behind the sheet stays where it was in it. */
  | { type: "filled"; top: number; place: { left: number; width: number } | null };

const isLength = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

/** Reads what came from the page around; null for everything else that is sent between windows. */
export function readHostMessage(data: unknown): HostMessage | null {
  if (typeof data !== "object" || data === null) return null;
  const { bazar, type, above, below, top, left, width } = data as Record<string, unknown>;
  if (bazar !== 1) return null;
  if (type === "hello") return { type };
  if (type === "view" && isLength(above) && isLength(below)) return { type, above, below };
  if (type === "filled" && isLength(top))
    // Copies from before say only how far down.
    return { type, top, place: isLength(left) && isLength(width) ? { left, width } : null };
  return null;
}

/** A message as it is sent, with the version of its form. */
export const frameMessage = (message: FrameMessage) => ({ bazar: 1, ...message });
