import { versionOf } from "@/lib/platform/http/precondition";
import { ApiKeyWire } from "./api-key-contract";

/** What of a key is edited: its use and its rotation are not. */
export const apiKeyVersion = versionOf(ApiKeyWire, ({ id, name, scopes, addresses }) => ({
  ...{ id, name, scopes, addresses },
}));
