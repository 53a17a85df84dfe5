import { expect, it } from "vitest";
import { similarCities } from "./similar-cities";

const CITIES = ["Austin", "Berlin", "Milano", "Sevilla", "Torino", "Torre Pellice"];

it.each([
  ["Turin", ["Torino"]],
  ["milan", ["Milano"]],
  ["Séville", ["Sevilla"]],
  ["Tor", ["Torino", "Torre Pellice"]],
  ["berlín", ["Berlin"]],
  ["Atlantis", []],
  ["to", []],
  ["", []],
])("%s may mean %j", (text, meant) => {
  expect(similarCities(text, CITIES)).toEqual(meant);
});
