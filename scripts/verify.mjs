/** `npm run verify`: the gate before a change is done; the same as `npm test`. */
import "./test.mjs";
