/** @type {import("node:module").ResolveHook} */
export function resolve(specifier, context, nextResolve) {
  return nextResolve(specifier === "typescript" ? "typescript-classic" : specifier, context);
}
