import { describe, expect, it } from "vitest";
import { houseNumberOf, isSameStreet, isSimilarStreet, streetLine } from "./street-text";

describe("streetLine", () => {
  it.each([
    ["Via Po 12", "Via Po 12"],
    ["Via Po 12, citofono Rossi", "Via Po 12"],
    ["Via Po, 12", "Via Po 12"],
    ["Via Po, 12, scala B", "Via Po 12"],
    ["12, rue de Rivoli", "12 rue de Rivoli"],
    ["Flat 3, 12 High Street", "12 High Street"],
    ["Torstraße 5\n3. OG", "Torstraße 5"],
    ["Straße des 17. Juni 135", "Straße des 17. Juni 135"],
    ["Rossi, Via Po 12", "Via Po 12"],
    ["Casa Rossi, Via Po 12/B, 3. OG", "Via Po 12/B"],
    ["Rossi, 12 rue de Rivoli", "12 rue de Rivoli"],
    ["Via Po, citofono 5", "Via Po"],
    ["Via Po, scala 3", "Via Po"],
    ["Via Po, 3 piano", "Via Po"],
    ["Via Po 10/A int. 3", "Via Po 10/A"],
    ["Via Po 10 scala B interno 3", "Via Po 10"],
    ["Torstraße 5 App. 12", "Torstraße 5"],
    ["Via XX Settembre 3 piano 2, Rossi", "Via XX Settembre 3"],
    ["12 Bell St", "12 Bell St"],
    ["Via Po, Torino 10123", "Via Po"],
    ["Via Po 12، روسي", "Via Po 12"],
    ["道玄坂2丁目10-7、渋谷ビル301", "道玄坂2丁目10-7"],
    ["", ""],
    [" , ", ""],
  ])("reads %j as %j", (text, line) => {
    expect(streetLine(text)).toBe(line);
  });
});

describe("houseNumberOf", () => {
  it.each([
    ["Via Po 12", 12],
    ["Via Po 12/B", 12],
    ["Via Po 12 b", 12],
    ["1204 South Congress Avenue", 1204],
    ["Via XX Settembre 3", 3],
    ["Via Po", null],
    ["1st Street", null],
  ])("finds in %j %s", (line, number) => {
    expect(houseNumberOf(line)).toBe(number);
  });
});

describe("isSameStreet", () => {
  it.each([
    ["Via Po 12", "Via Po"],
    ["via po 12", "Via Po"],
    ["C.so Vitt. Emanuele II 30", "Corso Vittorio Emanuele II"],
    ["Piazza Vittorio 4", "Piazza Vittorio Veneto"],
    ["Kantstr. 5", "Kantstraße"],
    ["Tor Str. 5", "Torstraße"],
    ["Schoenhauser Allee 5", "Schoenhauser Allee"],
    ["1204 S Congress Ave", "South Congress Avenue"],
    ["500 E 6th St", "East 6th Street"],
    ["Straße des 17. Juni 135", "Straße des 17. Juni"],
    ["12 rue de la République", "Rue de la Republique"],
    ["道玄坂2丁目10-7", "道玄坂"],
  ])("knows %s as %s", (typed, found) => {
    expect(isSameStreet(typed, found)).toBe(true);
  });

  it.each([
    ["Via Roma 12", "Via Rima"],
    ["Via Roma 12", "Via Romagna"],
    ["Via Po 12", "Via Nizza"],
    ["500 E 6th St", "East 7th Street"],
    ["Via", "Via Po"],
    ["12", "Via Po"],
    ["Via Po 12", ""],
  ])("does not take %s for %s", (typed, found) => {
    expect(isSameStreet(typed, found)).toBe(false);
  });
});

describe("isSimilarStreet", () => {
  it.each([
    ["Via Garibladi 12", "Via Garibaldi", true],
    ["Via Rima 12", "Via Roma", true],
    ["Torstrase 5", "Torstraße", true],
    ["Via Nizza 12", "Via Po", false],
    ["Via 12", "Via Po", false],
  ])("between %s and %s: %s", (typed, found, similar) => {
    expect(isSimilarStreet(typed, found)).toBe(similar);
  });
});
