import type { IncomingMessage, ServerResponse } from "node:http";
import { constants } from "node:zlib";
import compression from "compression";

/** As fast as gzip at its usual level. */
const BROTLI_QUALITY = 5;

const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } } });

/**
 * Sends a page in Brotli to who takes it, else in gzip. A page carries its styles for the browser and again for React:
 * Brotli sends them once, which halves a menu, while the window of gzip is too short to see them twice. What is encoded
 * already stays as it is.
 */
export function compressPage(request: IncomingMessage, response: ServerResponse): void {
  compress(request as never, response as never, () => undefined);
}
