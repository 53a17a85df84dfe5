type Held = { name: string; verified: boolean };

/**
 * Answers as Vercel's REST API documents its project domains: it wants a token, refuses what the project has already with
 * 400 and what another project has with 409, and verifies what it asked to be proven only when that was done.
 */
export function createVercelStandIn({ token, project }: { token: string; project: string }) {
  const held = new Map<string, Held>();
  const elsewhere = new Set<string>();
  /** Names that Vercel wants proven to itself, and those for which that was done. */
  const challenged = new Set<string>();
  const proven = new Set<string>();
  const calls: string[] = [];
  let outages = 0;

  const answer = (status: number, body: object) => Response.json(body, { status });
  const refuse = (status: number, code: string, message: string) =>
    answer(status, { error: { code, message } });
  const shown = (domain: Held) => ({
    ...domain,
    apexName: domain.name.split(".").slice(-2).join("."),
    projectId: project,
    ...(domain.verified
      ? {}
      : {
          verification: [
            {
              ...{ type: "TXT", domain: `_vercel.${domain.name}`, reason: "pending_domain_verification" },
              value: `vc-domain-verify=${domain.name},0123`,
            },
          ],
        }),
  });

  async function respond(method: string, url: URL, headers: Headers, body: string | null): Promise<Response> {
    calls.push(`${method} ${url.pathname}`);
    if (outages > 0) {
      outages -= 1;
      return refuse(503, "service_unavailable", "Try again.");
    }
    if (headers.get("authorization") !== `Bearer ${token}`) return refuse(403, "forbidden", "Not authorized");
    const [, version, , ofProject, , name, act] = url.pathname.split("/").map(decodeURIComponent);
    if (ofProject !== project) return refuse(404, "not_found", "Project not found.");
    if (method === "POST" && version === "v10" && name === undefined) {
      const { name: added } = JSON.parse(body ?? "{}") as { name?: string };
      if (!added) return refuse(400, "bad_request", "Invalid request: missing required property `name`.");
      if (elsewhere.has(added))
        return refuse(
          409,
          "domain_already_in_use",
          `Cannot add ${added} since it's already in use by another project.`,
        );
      if (held.has(added))
        return refuse(400, "bad_request", `The domain ${added} is already on this project.`);
      const domain = { name: added, verified: !challenged.has(added) };
      held.set(added, domain);
      return answer(200, shown(domain));
    }
    const domain = held.get(name ?? "");
    if (!domain) return refuse(404, "not_found", "The domain is not on this project.");
    if (method === "GET") return answer(200, shown(domain));
    if (method === "DELETE") {
      held.delete(domain.name);
      return answer(200, {});
    }
    if (method === "POST" && act === "verify") {
      if (!proven.has(domain.name) && !domain.verified)
        return refuse(
          400,
          "missing_txt_record",
          `Domain _vercel.${domain.name} is missing required TXT Record.`,
        );
      domain.verified = true;
      return answer(200, shown(domain));
    }
    return refuse(405, "method_not_allowed", "Invalid method");
  }

  const send: typeof fetch = async (input, init) =>
    respond(
      init?.method ?? "GET",
      new URL(String(input)),
      new Headers(init?.headers),
      (init?.body as string) ?? null,
    );
  return {
    ...{ send, held, elsewhere, challenged, proven, calls },
    /** The next so many calls get no answer that counts. */
    fail(times: number) {
      outages = times;
    },
  };
}
