import { describe, expect, it } from "vitest";
import { readEposStatus } from "./epos-status";

const status = (...printers: string[]) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<statusmonitor Version="1.00">\n${printers.join("\n")}\n</statusmonitor>`;
const own = (bits: string) => status(`<printerstatus devicename="local_printer" asbstatus="${bits}"/>`);

describe("an Epson printer's status", () => {
  it.each([
    ["0x0F00003C", "cover_open", false],
    ["0x0F00001C", "error", false],
    ["0x0F000014", "online", false],
    ["0x0F020014", "online", true],
    ["0x0F0A001C", "paper_out", true],
    ["0x0F0A003C", "cover_open", true],
    ["0x00000001", "error", false],
    ["0x0F000C1C", "error", false],
    ["251658262", "online", false],
  ])("%s is %s", (bits, state, isPaperLow) => {
    expect(readEposStatus(own(bits))).toEqual({ state, isPaperLow });
  });

  it("is that of the printer itself, not of those that hang on it", () => {
    const kitchen = '<printerstatus devicename="kitchen_printer" asbstatus = "0x00000001"/>';
    const itself = '<printerstatus devicename="local_printer" asbstatus = "0x0F000014"/>';
    expect(readEposStatus(status(kitchen, itself))?.state).toBe("online");
    expect(readEposStatus(status(kitchen))?.state).toBe("error");
  });

  it.each(["", "<statusmonitor/>", own("soon"), "%"])("is nothing where it cannot be read: %j", (xml) => {
    expect(readEposStatus(xml)).toBeNull();
  });
});
