"use client";

import { type ReactNode, useEffect, useRef } from "react";

/** The heading of what a form has led to: its page begins at the top, and the focus goes here. */
export function DoneHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus();
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className="font-display text-4xl outline-none">
      {children}
    </h1>
  );
}
