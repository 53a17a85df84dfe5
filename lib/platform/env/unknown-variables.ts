import { ENV_NAMES } from "./env";

/** What commands read beside the environment of the app. */
const OF_COMMANDS = [
  "HOST",
  "NEXT_DIST_DIR",
  "BAZAR_BUILD_WITHOUT_TYPES",
  "BAZAR_TEST_HOST",
  "BAZAR_MADE_SECRETS",
];
/** Nobody else's variables begin like this on a machine that runs Bazar. */
const OURS = /^(BAZAR|OPERATOR|RESEND|S3|STRIPE|TRUSTED|UPSTASH|VAPID)_/;
/** Shorter names are too much like others', such as HOME and HOST. */
const SHORTEST = 7;
const MOST_SLIPS = 2;

export type UnknownVariable = { name: string; meant: readonly string[] };

/** Variables that look like ours and are read by nobody, with what may have been meant. */
export function unknownVariables(names: readonly string[]): UnknownVariable[] {
  const known = [...ENV_NAMES, ...OF_COMMANDS];
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const slips =
        name.length < SHORTEST ? [] : known.filter((each) => slipsBetween(name, each) <= MOST_SLIPS);
      const prefix = OURS.exec(name)?.[0];
      if (slips.length === 0 && prefix === undefined) return [];
      const family = known.filter((each) => each.startsWith(prefix ?? each));
      return { name, meant: slips.length > 0 ? slips : family };
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** How many letters have to be added, left out or changed (Levenshtein). */
function slipsBetween(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...a].entries()) {
    const current = [row + 1];
    for (const [column, other] of [...b].entries()) {
      const changed = (previous[column] ?? 0) + (letter === other ? 0 : 1);
      current.push(Math.min(changed, (previous[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
