"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

/** Whether what is in an element is wider than the element; true until it has been measured. */
export function useTooWide(): [element: RefObject<HTMLDivElement | null>, isTooWide: boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [isTooWide, setTooWide] = useState(true);
  useEffect(() => {
    const frame = element.current;
    if (!frame?.firstElementChild) return;
    const observer = new ResizeObserver(() => setTooWide(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    observer.observe(frame.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return [element, isTooWide];
}
