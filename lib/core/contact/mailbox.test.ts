import { expect, test } from "vitest";
import { mailboxOf } from "./mailbox";

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
])("%s is the mailbox %s", (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox));
