"use client";

import { CircleCheck } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useRef } from "react";
import { buttonClass } from "@/components/ui/button-style";

interface AccountDoneProps {
  title: ReactNode;
  children: ReactNode;
  link?: { href: string; label: string };
}

/** Replaces a form once it is done; the focus goes to its heading. */
export function AccountDone({ title, children, link }: AccountDoneProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="mx-auto flex w-full max-w-104 flex-col items-start pt-[8dvh] pb-16">
      <CircleCheck className="size-10 text-positive" strokeWidth={1.5} aria-hidden="true" />
      <h1 ref={heading} tabIndex={-1} className="mt-4 font-display text-3xl outline-none">
        {title}
      </h1>
      <p className="mt-2 text-ink-soft">{children}</p>
      {link && (
        <Link href={link.href} className={`${buttonClass("primary", "large")} mt-8`}>
          {link.label}
        </Link>
      )}
    </div>
  );
}
