import bookings from "./samples/bookings.json";
import codes from "./samples/codes.json";
import desk from "./samples/desk.json";
import domains from "./samples/domains.json";
import guests from "./samples/guests.json";
import kitchen from "./samples/kitchen.json";
import menu from "./samples/menu.json";
import money from "./samples/money.json";
import orders from "./samples/orders.json";
import platform from "./samples/platform.json";
import portals from "./samples/portals.json";
import signIn from "./samples/sign-in.json";
import tables from "./samples/tables.json";
import team from "./samples/team.json";
import twins from "./samples/twins.json";
import uploads from "./samples/uploads.json";

type OperationSample = { request?: unknown; answer?: unknown; events?: readonly string[] };

const SAMPLES: Record<string, OperationSample> = {
  ...{ ...bookings, ...codes, ...desk, ...domains, ...guests, ...kitchen, ...menu, ...money },
  ...{ ...orders, ...platform, ...portals, ...signIn, ...tables, ...team, ...twins, ...uploads },
};

/**
 * What an operation was sent and answered on a day at a demo restaurant, and the events of it, as tests recorded them with settled ids and secrets
 * (lib/testing/samples). A file or a stream is no sample.
 */
export function sampleOfOperation(operationId: string): OperationSample {
  return SAMPLES[operationId] ?? {};
}
