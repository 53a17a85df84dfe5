import { codeOf } from "@/lib/testing/authenticator";
import { app, appTest } from "@/lib/testing/fixtures";
import { emailedTokens, sessionOf } from "@/lib/testing/people";
import { beginStory, expectSamples, PASSWORD } from "./story";

const it = appTest.extend("beginsAt", "2026-11-28T10:00:00.000Z");

const FROM_EMAIL = "token-from-the-email";

it("owners open a restaurant and sign in", async () => {
  const story = await beginStory();
  const { tell, hear, aside } = story;
  const newest = async (to: string) => {
    await app.jobs.drain(app);
    const token = (await emailedTokens(app, to)).at(-1) ?? "";
    story.call(token, FROM_EMAIL);
    return token;
  };
  await tell("checkRestaurantAddress", { query: { slug: "caffe-nuovo" } });
  const email = "nora@caffe-nuovo.example";
  const opened = await hear("registerRestaurant", {
    body: {
      restaurant: {
        name: "Caffè Nuovo",
        slug: "caffe-nuovo",
        phone: "+39 011 555 0177",
        address: "Via Garibaldi 5",
        postcode: "10122",
        city: "Torino",
        country: "IT",
        latitude: 45.0729,
        longitude: 7.6838,
        timeZone: "Europe/Rome",
        currency: "EUR",
        locales: ["it", "en"],
      },
      owner: { name: "Nora Bianchi", email, password: PASSWORD },
      termsAccepted: true,
    },
  });
  const nora = sessionOf(opened);
  await tell("sendOwnerEmailProof", { as: nora });
  await tell("proveOwnerEmail", { as: nora, body: { token: await newest(email) } });
  const luigi = sessionOf(
    await hear("signInStaff", { body: { email: "owner@luigi.example", password: PASSWORD } }),
  );
  await tell("getFreshSignIn", { as: luigi });
  await tell("reauthenticate", { as: luigi, body: { password: PASSWORD } });
  await tell("getSecondFactor", { as: luigi });
  const draft = await tell("beginSecondFactor", { as: luigi, body: { password: PASSWORD } });
  const { secret } = draft;
  const code = () => codeOf(secret, app.clock);
  const confirmed = await tell("confirmSecondFactor", { as: luigi, body: { code: code() } });
  const renewed = await tell("renewRecoveryCodes", { as: luigi, body: { password: PASSWORD, code: code() } });
  await tell("disableSecondFactor", { as: luigi, body: { password: PASSWORD, code: code() } });
  story.call(secret, "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP");
  for (const [place, each] of [...confirmed.recoveryCodes, ...renewed.recoveryCodes].entries())
    story.call(each, `8f3k-2m9x-${String(place).padStart(4, "0")}`);
  await tell("forgetStaffPassword", { body: { email } });
  await tell("resetStaffPassword", { body: { token: await newest(email), password: "another-password" } });
  await aside("inviteStaff", { as: luigi, body: { email: "marco@luigi.example", role: "staff" } });
  await tell("acceptInvitation", {
    body: { token: await newest("marco@luigi.example"), name: "Marco Riva", password: PASSWORD },
  });
  await tell("signOutStaff", { as: luigi });
  await expectSamples("sign-in", story);
}, 120_000);
