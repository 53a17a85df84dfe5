import type { App } from "@/lib/restaurant/app";
import { isServed, keepHostProblem } from "./domain-store";

/**
 * Tells the host of the pages whether a name is served. It brings about what the database says when it runs, so it does
 * not matter how often or in which order it does. Throws when the host does not answer: the job comes again.
 */
export async function hostDomain(app: App, { name }: { name: string }): Promise<void> {
  if (!app.hosting) return;
  if (!(await isServed(app.db, name))) return app.hosting.remove(name);
  const { problem } = await app.hosting.add(name);
  await keepHostProblem(app.db, { name, problem });
  if (problem !== null)
    app.log.warn({ name, problem }, "the host of the pages refuses a restaurant's domain");
}
