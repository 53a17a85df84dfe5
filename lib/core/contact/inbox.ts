const GMAIL = ["gmail.com", "googlemail.com"];

/**
 * The inbox behind an email address, for counting only: without the tag that many providers ignore (`ada+1@`), and at
 * Gmail without dots. Emails go to the address as it was written. The database has the same rule as `inbox_of`.
 */
export function inboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at).toLowerCase();
  const host = email.slice(at + 1).toLowerCase();
  const box = local.split("+", 1)[0] || local;
  return GMAIL.includes(host) ? `${box.replaceAll(".", "")}@gmail.com` : `${box}@${host}`;
}
