import { NO_PASSWORD, providePasswordPool } from "@/lib/people/auth/password";
import { createPasswordPool } from "@/lib/people/auth/password-pool";

const CHEAPEST = 4;
const NO_PASSWORD_CHEAPLY = NO_PASSWORD.replace(/^\$2b\$\d\d/, `$2b$0${CHEAPEST}`);

/** Lets this process hash passwords at bcrypt's lowest cost, on a thread as ever, until the next app stops. */
export function hashCheaply(): void {
  const pool = createPasswordPool({ threads: 1, mostWaiting: 64 });
  providePasswordPool({
    run: (work, gone) => {
      if (work.kind === "hash") return pool.run({ ...work, cost: CHEAPEST }, gone);
      const hash = work.hash === NO_PASSWORD ? NO_PASSWORD_CHEAPLY : work.hash;
      return pool.run({ ...work, hash }, gone);
    },
    end: pool.end,
  });
}
