import { spawn } from "node:child_process";
import { chmod, cp, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { connected } from "../crash/connected.mjs";
import { ephemeralFolder } from "../database/ephemeral-folder.mjs";
import { postgresBinaries } from "../database/postgres-binaries.mjs";
import { giveTo, identityOf, postgresUser } from "../database/postgres-user.mjs";
import { freePort } from "../launch/ports.mjs";

/** Starts a streaming replica of a PostgreSQL of this machine; `url` is of the same role and database. */
export async function startReplica(primaryUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const user = await postgresUser();
  const folder = await ephemeralFolder("replica", { user, durable: false });
  const data = path.join(folder, "data");
  const primary = await connected(primaryUrl);
  const { rows } = await primary.query("SELECT current_setting('data_directory') AS folder");
  await primary.query("SELECT pg_backup_start('replica', true)");
  await cp(rows[0].folder, data, {
    recursive: true,
    filter: (from) => !/postmaster\.(pid|opts)$/.test(from),
  });
  const backup = await primary.query("SELECT labelfile FROM pg_backup_stop()");
  await primary.end();
  await writeFile(path.join(data, "backup_label"), backup.rows[0].labelfile);
  await writeFile(path.join(data, "standby.signal"), "");
  for (const name of ["", ...(await readdir(data, { recursive: true }))])
    await giveTo(path.join(data, name), user);
  await chmod(data, 0o700);

  const port = await freePort();
  const url = new URL(primaryUrl);
  url.port = String(port);
  const options = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    hot_standby: "on",
    max_connections: 200,
    primary_conninfo: primaryUrl,
  };
  const { postgres } = await postgresBinaries(user);
  const child = spawn(
    postgres,
    ["-D", data, ...Object.entries(options).flatMap(([key, value]) => ["-c", `${key}=${value}`])],
    { cwd: "/", stdio: "ignore", ...identityOf(user) },
  );
  const ended = new Promise((resolve) => child.once("exit", resolve));
  await (await connected(url.href)).end();
  return {
    url: url.href,
    async stop() {
      child.kill("SIGINT");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
