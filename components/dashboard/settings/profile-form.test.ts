import { describe, expect, it } from "vitest";
import { type ProfileForm, readProfileForm } from "./profile-form";

const form: ProfileForm = {
  name: "Trattoria Luigi",
  tagline: { en: "Pizza" },
  about: {},
  cuisines: ["italian"],
  email: " ciao@luigi.example ",
  phone: "+39 011 555 0142",
  address: "Via Roma 1",
  postcode: "",
  city: "Torino",
  country: "IT",
  locales: ["it", "en"],
  latitude: "45,0703",
  longitude: "7.6869",
};

describe("readProfileForm", () => {
  it("reads positions with a comma or a point", () => {
    expect(readProfileForm(form)).toMatchObject({
      ok: true,
      body: { latitude: 45.0703, longitude: 7.6869, email: "ciao@luigi.example", locales: ["it", "en"] },
    });
  });

  it("names every field that has to be put right", () => {
    const wrong = { name: " ", email: "ciao", phone: "12", latitude: "91", longitude: "east", locales: [] };
    expect(readProfileForm({ ...form, ...wrong })).toEqual({
      ok: false,
      problems: {
        name: "missing",
        email: "emailInvalid",
        phone: "phoneInvalid",
        locales: "languageMissing",
        latitude: "latitudeInvalid",
        longitude: "longitudeInvalid",
      },
    });
  });
});
