import { headers } from "next/headers";

/** A script in the page's own text, which runs before those of the bundles and which the page's policy lets run. */
export async function InlineScript({ code }: { code: string }) {
  const nonce = (await headers()).get("x-nonce") ?? undefined;
  return (
    <script nonce={nonce} suppressHydrationWarning>
      {code}
    </script>
  );
}
