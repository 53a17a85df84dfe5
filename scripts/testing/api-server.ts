/** The API as a process of its own, without pages: for tests that need more than one. Tells its port when it is ready. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { getApp } from "@/lib/app/app";
import { createDispatcher } from "@/lib/platform/http/dispatch";
import { createApiListener } from "@/lib/platform/http/node-listener";
import { apiRoutes } from "../../.build/api-routes";
import { provideBazar } from "../../server/provide-bazar";

provideBazar();
const app = getApp();
const api = createApiListener(createDispatcher(apiRoutes).dispatch, app.log);
const server = createServer((request, response) => void api.answer(request, response));

process.on("disconnect", () => process.exit(0));
await app.start();
server.listen(0, "127.0.0.1", () => process.send?.((server.address() as AddressInfo).port));
