import type { ReactNode } from "react";

const LOOKS = {
  part: "text-sm text-ink-soft",
  plain: "",
  strong: "font-semibold",
  total: "pt-1.5 text-lg font-semibold",
};

interface AmountRowProps {
  label: ReactNode;
  look?: keyof typeof LOOKS;
  /** The amount. */
  children: ReactNode;
}

/** A line of a sum, within a <dl>. */
export function AmountRow({ label, look = "part", children }: AmountRowProps) {
  return (
    <div className={`flex justify-between gap-4 ${LOOKS[look]}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
