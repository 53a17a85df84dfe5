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

  it("is changed while a value differs from the first, in whatever order texts were added", () => {
    const form = new FormStore({ name: { en: "Soup", it: "Zuppa" }, stock: "" });
    form.set("stock", "3");
    expect(form.isChanged).toBe(true);
    form.set("stock", "");
    form.set("name", { it: "Zuppa", en: "Soup" });
    expect(form.isChanged).toBe(false);
    form.reset({ name: { en: "Soup", it: "Zuppa" }, stock: "3" });
    expect([form.isChanged, form.values.stock]).toEqual([false, "3"]);
  });
});

describe("a form that is judged as a whole", () => {
  const lines = (...texts: string[]) => texts.map((text) => ({ text }));

  function ask() {
    const form = new FormStore<{ lines: { text: string }[]; name: string }, string>({ lines: [], name: "" });
    form.judgeBy((values) =>
      Object.fromEntries([
        ...values.lines.flatMap(({ text }, place) =>
          text === "" ? [[`lines.${place}.text`, "is empty"]] : [],
        ),
        ...(values.name === "" ? [["name", "is missing"]] : []),
      ]),
    );
    return form;
  }

  it("says what is wrong at a path and at the field above it", () => {
    const form = ask();
    form.set("lines", lines("1", ""));
    expect(form.problemOf("lines")).toBeNull();
    expect(form.try()).toBe(false);
    expect([form.problemOf("lines.0.text"), form.problemOf("lines.1.text")]).toEqual([null, "is empty"]);
    expect([form.problemOf("lines"), form.problemOf("line")]).toEqual(["is empty", null]);
  });

  it("judges the field that changes and leaves the others as they were", () => {
    const form = ask();
    form.set("lines", lines(""));
    form.try();
    form.mark("name", "is taken");
    form.set("lines", lines("1"));
    expect([form.problemOf("lines"), form.problemOf("name")]).toEqual([null, "is taken"]);
    form.set("name", "Soup");
    expect(form.isWrong).toBe(false);
  });
});
