/** Before any test: what was added to or taken from `app/api` since the last build or start. */
export { writeApiRoutes as setup } from "../launch/api-routes.mjs";
