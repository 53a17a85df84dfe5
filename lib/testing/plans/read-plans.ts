import pg from "pg";

/** A node of a plan as EXPLAIN (ANALYZE, FORMAT JSON) writes it, as far as it is judged. */
export type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
};

/** A statement as it ran, and how PostgreSQL ran it. */
export type RanStatement = { during: string; text: string; plan: PlanNode };

const SETTINGS = {
  session_preload_libraries: "auto_explain",
  "auto_explain.log_min_duration": "0",
  "auto_explain.log_analyze": "on",
  "auto_explain.log_timing": "off",
  "auto_explain.log_nested_statements": "on",
  "auto_explain.log_format": "json",
  "auto_explain.log_level": "notice",
};

/** Has PostgreSQL tell every new connection how it ran each statement, those of triggers and foreign keys too. */
export async function explainEverything(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    // Fails here, and not in silence, where PostgreSQL has no auto_explain.
    await owner.query("LOAD 'auto_explain'");
    for (const [name, value] of Object.entries(SETTINGS))
      await owner.query(`ALTER DATABASE ${new URL(ownerUrl).pathname.slice(1)} SET ${name} = '${value}'`);
  } finally {
    await owner.end();
  }
}

/** Listens to what PostgreSQL tells the connections that are opened from now on. */
export function readPlans(): { ran: RanStatement[]; during: (what: string) => void; stop: () => void } {
  const { prototype } = pg.Client;
  const { connect } = prototype;
  const ran: RanStatement[] = [];
  let now = "the start";
  prototype.connect = function (this: pg.Client, ...args: unknown[]) {
    this.on("notice", ({ message = "" }) => {
      const json = /^duration: [\d.]+ ms {2}plan:\n(.*)$/s.exec(message)?.[1];
      if (json === undefined) return;
      const { "Query Text": text, Plan: plan } = JSON.parse(json) as { "Query Text": string; Plan: PlanNode };
      ran.push({ during: now, text, plan });
    });
    return Reflect.apply(connect, this, args);
  } as typeof connect;
  return {
    ran,
    during: (what) => {
      now = what;
    },
    stop: () => {
      prototype.connect = connect;
    },
  };
}
