// Zod tries out `new Function` when the first schema is made, which the content security policy reports as a violation.
// Its settings are set where it looks for them, because importing them would send zod to guests as well.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
