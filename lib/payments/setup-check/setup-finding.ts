/** What a check of the account at Stripe says. A failure keeps guests or restaurants from their money; a warning does not. */
export type Finding = { topic: string; level: "ok" | "warning" | "failure"; text: string };

const MARKS = { ok: "ok  ", warning: "warn", failure: "FAIL" } as const;

/** One line for each finding, and what they come to. */
export function findingLines(findings: readonly Finding[]): string[] {
  const width = Math.max(...findings.map(({ topic }) => topic.length));
  const count = (level: Finding["level"]) => findings.filter((each) => each.level === level).length;
  const sum = isReady(findings)
    ? `Ready. Warnings: ${count("warning")}.`
    : `Not ready. Failures: ${count("failure")}, warnings: ${count("warning")}. docs/stripe.md says what to do about each.`;
  return [
    ...findings.map(({ topic, level, text }) => `${MARKS[level]}  ${topic.padEnd(width)}  ${text}`),
    "",
    sum,
  ];
}

/** Whether guests can pay and restaurants can be paid. */
export function isReady(findings: readonly Finding[]): boolean {
  return findings.every(({ level }) => level !== "failure");
}
