"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { type FrameMessage, frameMessage, readHostMessage } from "./embed-message";

/** What covers the page, and so needs the whole window. */
const SHEETS = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/**
 * The storefront in a frame of another page: tells that page how tall it is, when a sheet needs the whole window and
 * what is to come into view. It listens to the window around it alone, and only to websites that the restaurant has
 * listed; the browser shows the frame to no other.
 */
export function EmbeddedFrame({ origins, children }: { origins: readonly string[]; children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = content.current;
    if (!box || window.parent === window) return;
    let host: string | null = null;
    let isFilled = false;
    const say = (message: FrameMessage) => {
      if (host !== null) window.parent.postMessage(frameMessage(message), host);
    };
    const tellSize = () => say({ type: "size", height: box.offsetHeight });
    const tellTitle = () => say({ type: "title", title: document.title });
    const lookForSheets = () => {
      const on = document.querySelector(SHEETS) !== null;
      if (on === isFilled) return;
      isFilled = on;
      if (!on) Object.assign(box.style, { marginLeft: "", width: "" });
      say({ type: "fill", on });
    };
    const { style } = document.documentElement;
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || !origins.includes(origin)) return;
      const message = readHostMessage(data);
      if (message?.type === "hello") {
        host = origin;
        tellSize();
        tellTitle();
        isFilled = false;
        lookForSheets();
      }
      if (message?.type === "view")
        style.setProperty(
          "--hidden-below",
          `${Math.min(message.below, Math.max(0, box.offsetHeight - 96))}px`,
        );
      if (message?.type === "filled") {
        style.setProperty("--hidden-below", "0px");
        if (message.place && isFilled)
          Object.assign(box.style, {
            marginLeft: `${message.place.left}px`,
            width: `${message.place.width}px`,
          });
        requestAnimationFrame(() => window.scrollTo(0, message.top));
      }
    };
    /** A frame has nothing to scroll itself, so the page around it brings the anchor into view. */
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
      const goal = link && document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (goal && !isFilled) say({ type: "show", top: goal.getBoundingClientRect().top + window.scrollY });
    };
    const size = new ResizeObserver(() => !isFilled && tellSize());
    const sheets = new MutationObserver(lookForSheets);
    const titles = new MutationObserver(tellTitle);
    window.addEventListener("message", onMessage);
    document.addEventListener("click", onClick);
    size.observe(box);
    sheets.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ["open", "role"],
    });
    titles.observe(document.head, { subtree: true, childList: true, characterData: true });
    // Who is around is not known yet, and this says nothing.
    window.parent.postMessage(frameMessage({ type: "ready" }), "*");
    return () => {
      window.removeEventListener("message", onMessage);
      document.removeEventListener("click", onClick);
      for (const observer of [size, sheets, titles]) observer.disconnect();
    };
  }, [origins]);
  return (
    <div ref={content} className="pb-4">
      {children}
    </div>
  );
}
