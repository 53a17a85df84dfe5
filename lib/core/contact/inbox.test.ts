import { expect, test } from "vitest";
import { inboxOf } from "./inbox";

test.each([
  ["ada@diner.example", "ada@diner.example"],
  ["Ada@Diner.Example", "ada@diner.example"],
  ["ada+1@diner.example", "ada@diner.example"],
  ["ada+1+2@diner.example", "ada@diner.example"],
  ["+ada@diner.example", "+ada@diner.example"],
  ["a.d.a@diner.example", "a.d.a@diner.example"],
  ["a.d.a+1@gmail.com", "ada@gmail.com"],
  ["Ada@googlemail.com", "ada@gmail.com"],
  ["ada@gmail.com.example", "ada@gmail.com.example"],
])("%s is the inbox %s", (email, inbox) => expect(inboxOf(email)).toBe(inbox));
