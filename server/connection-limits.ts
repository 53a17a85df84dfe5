import type { ServerOptions } from "node:http";

/**
 * What one connection may cost. A client that sends nothing, or half a request, or reads no response keeps a socket and
 * a file handle for no longer than this.
 */
export type ConnectionLimits = {
  /** For the headers of a request, from its connection or the end of the request before. */
  headersMs: number;
  /** For a whole request: a picture of 8 MiB at 0.6 Mbit/s. */
  requestMs: number;
  /** How often those two are checked. */
  checkMs: number;
  /** Between two requests: longer than the idle time of common proxies, so that they and not we close a connection. */
  keepAliveMs: number;
  /** Without a byte in either direction while a request is answered. Live streams beat every few seconds. */
  silenceMs: number;
  /** For a refused client to read its response and close. */
  lingerMs: number;
  /** How much of a refused body is still read, so that its sender can read why. */
  drainBytes: number;
  /** Pause between two reads of it. */
  drainPauseMs: number;
  /** Open at once; further ones are closed at once. An evening's live boards and tracking pages several times over. */
  connections: number;
};

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  requestMs: 120_000,
  checkMs: 2_000,
  keepAliveMs: 65_000,
  silenceMs: 120_000,
  lingerMs: 2_000,
  drainBytes: 16 * 1024 * 1024,
  drainPauseMs: 100,
  connections: 5_000,
};

export function serverOptions(limits: ConnectionLimits): ServerOptions {
  return {
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    connectionsCheckingInterval: limits.checkMs,
    keepAliveTimeout: limits.keepAliveMs,
  };
}
