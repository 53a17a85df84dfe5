import { seconds } from "./report.mjs";
import { say } from "./voice.mjs";

/**
 * Says that a server is ready, and where.
 *
 * @param {number} started a `performance.now()`
 * @param {{ port: number, demo: boolean, open?: boolean }} server
 */
export function sayReady(started, server) {
  const { port, demo } = server;
  say(`  Ready after ${seconds(started)}\n${addresses(server)}`, {
    msg: "ready",
    url: `http://localhost:${port}`,
    demo,
    durationMs: Math.round(performance.now() - started),
  });
}

/**
 * The addresses to open first, with the demo's logins.
 *
 * @param {{ port: number, demo: boolean, open?: boolean }} server `open`: others than this machine can reach it
 * @returns {string}
 */
export function addresses({ port, demo, open = false }) {
  const platform = `http://localhost:${port}`;
  const common = ["", `  Bazar runs at      ${platform}`, `  API and its docs   ${platform}/docs`];
  if (!demo) return [...common, "", "  Stop with Ctrl-C."].join("\n");
  return [
    ...common,
    `  Storefront         http://luigi.localhost:${port}  (also ${platform}/s/luigi)`,
    `  Dashboard          ${platform}/t/luigi`,
    `  Emails sent        ${platform}/dev/mail`,
    `  Printers           ${platform}/dev/printers`,
    "",
    "  Everyone's password is demo-password:",
    "    owner@luigi.example    owner of Trattoria Luigi (also owner@sakura.example, owner@taco.example)",
    "    staff@luigi.example    co-manager of Trattoria Luigi",
    "    manager@bella.example  manager of the Bella Group",
    "    admin@bazar.example    platform administrator",
    "",
    ...(open
      ? ["  Warning: HOST lets others on the network in, and everybody knows these passwords.", ""]
      : []),
    "  Stop with Ctrl-C.",
  ].join("\n");
}
