/** `npm run db:distribute`: divides the restaurants among the workers of the Citus cluster that DATABASE_URL names. */
import { migrationUrl } from "../launch/own-database.mjs";
import { runCommand } from "../launch/report.mjs";
import { distributeDatabase } from "./distribute-database.mjs";

await runCommand(async () => {
  const url = migrationUrl();
  if (!url) throw new Error("Name the coordinator: DATABASE_URL=postgresql://…");
  const { distributed, reference, local, indexes, keys, lost } = await distributeDatabase(url, {
    shards: Number(process.env.CITUS_SHARDS || 32),
  });
  if (distributed.length + reference.length === 0) return console.log("The database is divided already.");
  console.log(`Divided by restaurant: ${distributed.length} tables.`);
  console.log(`On every node: ${reference.join(", ")}.`);
  console.log(`On the coordinator: ${local.join(", ")}.`);
  console.log(`Foreign keys: ${keys.length} kept.`);
  for (const { key, reason } of lost)
    console.log(`Not kept: ${key.from} → ${key.to} (${key.name}): ${reason}.`);
  console.log(
    `Unique within a restaurant instead of everywhere: ${indexes.map((index) => index.name).join(", ")}.`,
  );
});
