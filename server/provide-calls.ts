import { createDispatcher, type Dispatcher } from "@/lib/platform/http/dispatch";
import { provideCalls } from "@/lib/platform/http/in-process";

/** Where Next serves the API, its routes are loaded a second time, for pages, when the first of them asks. */
export function provideOwnCalls(): void {
  let loaded: Promise<Dispatcher> | null = null;
  provideCalls(async (request) => {
    loaded ??= import("@/.build/api-routes").then(({ apiRoutes }) => createDispatcher(apiRoutes));
    return (await loaded).dispatch(request, { peer: null });
  });
}
