import { explain } from "./check.js";

/**
 * Runs a program to its end: the last line of stdout is what it did, as JSON; a failure is one line on stderr and exit
 * code 1.
 */
export async function runProgram(program: () => Promise<object>): Promise<void> {
  try {
    const done = await program();
    console.log(JSON.stringify(done));
  } catch (failure) {
    console.error(explain(failure));
    process.exitCode = 1;
  }
}
