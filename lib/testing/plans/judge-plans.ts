import type { PlanNode, RanStatement } from "./read-plans";

/** What is wrong with how a statement ran. */
export type Finding = { table: string; during: string; what: string; text: string };

/** So many rows may be read for each that is returned. */
const MOST_READ = 20;
/** What finds less may read as much all the same: in all, and each time that it is repeated. */
const LEAST_RETURNED = 10;
const LEAST_PER_LOOP = 1;

/** Reads of whole tables, and reads of many more rows than are returned. */
export function judgePlans(ran: readonly RanStatement[], isGrowing: (table: string) => boolean): Finding[] {
  const findings = new Map<string, Finding>();
  for (const { during, text, plan } of ran) {
    for (const node of nodesOf(plan)) {
      const table = node["Relation Name"];
      if (table === undefined || !isGrowing(table)) continue;
      const what = wrongWith(node);
      if (what !== null) findings.set(`${table} ${during} ${text}`, { table, during, what, text });
    }
  }
  return [...findings.values()];
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

function wrongWith(node: PlanNode): string | null {
  if (node["Actual Loops"] === 0) return null;
  if (node["Node Type"].endsWith("Seq Scan")) return "reads all";
  const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
  const returned = Math.max(node["Actual Rows"], LEAST_RETURNED / node["Actual Loops"], LEAST_PER_LOOP);
  return removed > MOST_READ * returned
    ? `reads ${removed * node["Actual Loops"]} rows to return ${node["Actual Rows"] * node["Actual Loops"]}`
    : null;
}
