import { tmpdir } from "node:os";
import path from "node:path";

/** Where the server of the journeys says which database it has. */
export const DATABASE_FILE = path.join(tmpdir(), `bazar-e2e-${process.env.E2E_PORT || 3100}.database`);
