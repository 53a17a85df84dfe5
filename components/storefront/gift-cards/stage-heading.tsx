"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** The heading of a step that takes the place of another on the same page: it comes into view and has the focus. */
export function StageHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="font-display text-4xl outline-none">
      {children}
    </h1>
  );
}
