import { z } from "zod";
import { EmailText } from "@/lib/core/contact/contact-contract";
import { MAX_PASSWORD_LENGTH } from "@/lib/people/second-factor/password-length";
import { factorFields } from "@/lib/people/second-factor/second-factor-contract";

export const LoginBody = z.object({
  email: EmailText.meta({ example: "owner@luigi.example" }),
  password: z.string().min(1).max(MAX_PASSWORD_LENGTH),
});

export const StaffLoginBody = LoginBody.extend(factorFields).meta({
  example: { email: "owner@luigi.example", password: "demo-password" },
});

export const StaffLoginAnswer = z.object({
  ok: z.boolean(),
  role: z.enum([
    "tenant-owner",
    "co-manager",
    "staff",
    "web-designer",
    "sales-agent",
    "group-manager",
    "superadmin",
  ]),
  tenantId: z.string().optional().describe("The slug of the restaurant, for people who work at one"),
  mustEnrol: z
    .boolean()
    .optional()
    .describe(
      "True for a super-admin without a second factor: the session opens nothing but switching one on",
    ),
});

export const OkAnswer = z.object({ ok: z.boolean() });

export const OpenedRestaurants = z.object({
  ok: z.boolean(),
  restaurants: z
    .array(z.string())
    .describe("Slugs of the restaurants that are open to the public from now on"),
});

export const ReauthenticateBody = z
  .object({ password: LoginBody.shape.password, ...factorFields })
  .meta({ example: { password: "demo-password" } });

export const ScopeQuery = z.object({
  scope: z
    .enum(["platform", "admin"])
    .optional()
    .describe("Which session, where the browser has both; the super-admin's unless it is given"),
});

export const FreshSignIn = z.object({ freshUntil: z.iso.datetime() }).meta({ id: "FreshSignIn" });

export const LogoutQuery = z.object({
  scope: z.enum(["platform", "admin"]).default("platform").describe("`admin` ends the super-admin session"),
});
