import type { ReactNode, Ref } from "react";

interface AccountFrameProps {
  title: ReactNode;
  /** Makes the title a place for the focus, for a page that changes under it. */
  titleRef?: Ref<HTMLHeadingElement>;
  lead?: ReactNode;
  children?: ReactNode;
}

export function AccountFrame({ title, titleRef, lead, children }: AccountFrameProps) {
  return (
    <div className="mx-auto flex w-full max-w-104 flex-col pt-[8dvh] pb-16">
      <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined} className="font-display text-3xl outline-none">
        {title}
      </h1>
      {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
      <div className="mt-8 flex flex-col gap-5">{children}</div>
    </div>
  );
}
