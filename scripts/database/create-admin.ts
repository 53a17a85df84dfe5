/** Makes the first super-admin of the database and prints the link that sets the password. */
import { parseArgs } from "node:util";
import { type App, getApp } from "@/lib/app/app";
import { PersonName } from "@/lib/core/contact/contact-contract";
import { createFirstAdmin } from "@/lib/oversight/admin/create-first-admin";
import { AccountEmail } from "@/lib/people/accounts/account-contract";
import { readReadiness } from "@/lib/platform/db/readiness";
import { provideBazar } from "../../server/provide-bazar";

let app: App | undefined;
try {
  const { values } = parseArgs({
    options: { email: { type: "string" }, name: { type: "string" }, force: { type: "boolean" } },
  });
  const email = AccountEmail.safeParse(values.email);
  const name = PersonName.safeParse(values.name ?? values.email?.split("@", 1)[0]);
  if (!email.success || !name.success)
    throw new Error("Say whose it is: npm run admin:create -- --email ada@bazar.example --name 'Ada Byron'");
  provideBazar();
  app = getApp();
  const readiness = await readReadiness(app.db);
  if (readiness === "never_migrated")
    throw new Error("The database is empty. Run this first: npm run db:migrate");
  if (readiness === "not_ours")
    throw new Error("The database holds the migrations of another application. Correct DATABASE_URL.");
  const { url } = await createFirstAdmin(app, { email: email.data, name: name.data, force: values.force });
  console.log(`${email.data} can set a password here, once, within an hour:\n\n  ${url}\n`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await app?.stop();
}
