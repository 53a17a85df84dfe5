import type { APIRequestContext } from "playwright/test";
import { expect } from "playwright/test";

/** The path of the first link in the newest email to an address whose path matches; waits until it has come. */
export async function emailedPath(request: APIRequestContext, to: string, path: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const answer = await request.get(`/api/dev/mail?${new URLSearchParams({ to })}`);
    expect(answer.ok(), await answer.text()).toBe(true);
    const { emails } = await answer.json();
    const links: string[] = emails.flatMap(
      ({ text }: { text: string }) => text.match(/https?:\/\/\S+/g) ?? [],
    );
    found = links.map((link) => new URL(link)).find(({ pathname }) => path.test(pathname))?.href;
    expect(found, `a link in an email to ${to}`).toBeDefined();
  }).toPass({ timeout: 30_000 });
  const { pathname, search } = new URL(found ?? "");
  return `${pathname}${search}`;
}
