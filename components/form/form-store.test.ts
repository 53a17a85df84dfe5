import { describe, expect, it, vi } from "vitest";
import { FormStore } from "./form-store";

const required = (text: string) => (text === "" ? ("missing" as const) : null);

function ask() {
  const form = new FormStore({ name: "", email: "" });
  form.hold("name", required);
  return form;
}

describe("a form", () => {
  it("judges nothing before it is sent, and every change from then on", () => {
    const form = ask();
    form.set("name", "");
    expect(form.problemOf("name")).toBeNull();
    expect(form.try()).toBe(false);
    expect(form.problemOf("name")).toBe("missing");
    form.set("name", "Ada");
    expect([form.problemOf("name"), form.try()]).toEqual([null, true]);
    form.set("name", "");
    expect(form.problemOf("name")).toBe("missing");
  });

  it("judges only what is on screen", () => {
    const form = ask();
    const leave = form.hold("email", required);
    form.set("name", "Ada");
    expect(form.try()).toBe(false);
    leave();
    expect(form.try()).toBe(true);
  });

  it("keeps what the server marked until that field is changed", () => {
    const form = ask();
    form.set("name", "Ada");
    form.try();
    form.mark("email", "invalid");
    form.set("name", "Grace");
    expect(form.problemOf("email")).toBe("invalid");
    form.set("email", "ada@example.com");
    expect(form.problemOf("email")).toBeNull();
  });

  it("is refused until it is sent again", () => {
    const form = ask();
    form.set("name", "Ada");
    form.refuse("RATE_LIMITED");
    expect([form.refusal, form.isWrong]).toEqual(["RATE_LIMITED", true]);
    expect([form.try(), form.refusal]).toEqual([true, null]);
  });

  it("starts again with other values and tells whoever listens", () => {
    const form = ask();
    const heard = vi.fn();
    const leave = form.subscribe(heard);
    form.try();
    form.reset({ name: "", email: "x" });
    expect([form.values.email, form.problemOf("name")]).toEqual(["x", null]);
    leave();
    form.set("name", "Ada");
    expect(heard).toHaveBeenCalledTimes(2);
  });
});
