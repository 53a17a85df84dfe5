import { config } from "zod/v4/core";

// Zod tries out `new Function` when the first schema is made, which the content security policy reports as a violation.
config({ jitless: true });
