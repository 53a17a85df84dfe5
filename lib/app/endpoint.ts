import { createEndpoint } from "@/lib/platform/http/endpoint";
import type { App } from "./app";

/** Defines an operation of the API; its handler may use everything that the process has. */
export const endpoint = createEndpoint<App>();
