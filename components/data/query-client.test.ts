import { QueryObserver } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { ApiFailure } from "./api-failure";
import { createQueryClient } from "./query-client";

function failing(...statuses: number[]) {
  let tries = 0;
  const queryFn = async () => {
    const status = statuses[tries];
    tries += 1;
    if (status === undefined) return "data";
    throw new ApiFailure({ status, code: "ANY", message: "", issues: [], retryAfterSeconds: null });
  };
  return { queryFn, tries: () => tries };
}

describe("createQueryClient", () => {
  it.each([0, 502, 503, 504])("reads once more after a passing failure, %i", async (status) => {
    const { queryFn, tries } = failing(status);
    const observer = new QueryObserver(createQueryClient(), { queryKey: ["a"], queryFn });
    expect((await observer.refetch()).data).toBe("data");
    expect(tries()).toBe(2);
  });

  it.each([400, 403, 404, 429, 500])("does not repeat what was refused, %i", async (status) => {
    const { queryFn, tries } = failing(status, status);
    await expect(createQueryClient().fetchQuery({ queryKey: ["a"], queryFn })).rejects.toMatchObject({
      status,
    });
    expect(tries()).toBe(1);
  });

  it("never repeats a change", async () => {
    const { queryFn, tries } = failing(0, 0);
    const client = createQueryClient();
    const mutation = client.getMutationCache().build(client, { mutationFn: queryFn });
    await expect(mutation.execute(undefined)).rejects.toMatchObject({ status: 0 });
    expect(tries()).toBe(1);
  });

  it("says when the session has ended, and only then", async () => {
    let signedOut = 0;
    const client = createQueryClient({
      onSignedOut: () => {
        signedOut += 1;
      },
    });
    for (const status of [403, 401]) {
      await client.fetchQuery({ queryKey: [status], queryFn: failing(status).queryFn }).catch(() => {});
    }
    expect(signedOut).toBe(1);
  });
});
