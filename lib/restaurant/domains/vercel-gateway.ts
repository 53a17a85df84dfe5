import { z } from "zod";
import type { Env } from "@/lib/platform/env/env";
import type { DomainHosting } from "./domain-hosting";

const API = "https://api.vercel.com";
const TIMEOUT_MS = 10_000;
const LONGEST_MESSAGE = 300;

const ProjectDomain = z.object({
  name: z.string(),
  verified: z.boolean(),
  verification: z.array(z.object({ type: z.string(), domain: z.string(), value: z.string() })).optional(),
});
type ProjectDomain = z.output<typeof ProjectDomain>;
const Refusal = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

type Settings = Pick<Env, "VERCEL_API_TOKEN" | "VERCEL_PROJECT_ID" | "VERCEL_TEAM_ID">;

/**
 * Adds domains to a project at Vercel and removes them, as its REST API documents it; null where it is not configured.
 * `fetch` is replaced in tests.
 */
export function createVercelHosting(
  { VERCEL_API_TOKEN: token, VERCEL_PROJECT_ID: project, VERCEL_TEAM_ID: team }: Settings,
  send: typeof fetch = fetch,
): DomainHosting | null {
  if (!token || !project) return null;
  const query = team ? `?${new URLSearchParams({ teamId: team })}` : "";
  const pathOf = (version: string, rest = "") =>
    `${API}/${version}/projects/${encodeURIComponent(project)}/domains${rest}${query}`;
  const named = (name: string, act = "") => pathOf("v9", `/${encodeURIComponent(name)}${act}`);

  const call = async (method: string, url: string, body?: object) => {
    const response = await send(url, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    // What may be otherwise in a minute: the job comes again.
    if (response.status >= 500 || response.status === 429)
      throw new Error(`Vercel answered ${response.status} to ${method} of a domain`);
    return { status: response.status, body: (await response.json().catch(() => null)) as unknown };
  };

  async function verify(domain: ProjectDomain): Promise<{ problem: string | null }> {
    if (domain.verified) return { problem: null };
    const again = await call("POST", named(domain.name, "/verify"));
    const verified = ProjectDomain.safeParse(again.body);
    if (again.status === 200 && verified.data?.verified) return { problem: null };
    const [challenge] = domain.verification ?? [];
    if (!challenge) return { problem: wordsOf(again) };
    return { problem: `${challenge.type} ${challenge.domain} = ${challenge.value}` };
  }

  return {
    async add(name) {
      const added = await call("POST", pathOf("v10"), { name });
      if (added.status === 200) return verify(ProjectDomain.parse(added.body));
      // Vercel refuses a domain that the project has already.
      const known = await call("GET", named(name));
      if (known.status === 200) return verify(ProjectDomain.parse(known.body));
      return { problem: wordsOf(added) };
    },
    async remove(name) {
      const { status, body } = await call("DELETE", named(name));
      if (status !== 200 && status !== 204 && status !== 404)
        throw new Error(`Vercel did not remove a domain: ${wordsOf({ status, body })}`);
    },
  };
}

function wordsOf({ status, body }: { status: number; body: unknown }): string {
  const refusal = Refusal.safeParse(body);
  const words = refusal.success
    ? `${refusal.data.error.message} (${refusal.data.error.code})`
    : `Vercel answered ${status}`;
  return words.slice(0, LONGEST_MESSAGE);
}
