import type { Socket } from "node:net";
import { Client, type ClientConfig } from "pg";
import { afterListening } from "./listening-time";
import { DatabaseAway, outageReason } from "./outage";
import { AWAY_MS, KEEP_ALIVE_MS, type TimeLimits } from "./time-limits";

/** Whether the database answers, as its connections see it. */
export class DatabaseHealth {
  readonly clients = new Set<WatchedClient>();
  isAway = false;
  #probeAtMs = 0;

  /** Whether a new connection may be tried: always while all is well, otherwise only occasionally. */
  admits(connectMs: number): boolean {
    if (!this.isAway) return true;
    const nowMs = performance.now();
    if (nowMs < this.#probeAtMs) return false;
    this.#probeAtMs = nowMs + connectMs;
    return true;
  }

  failed(error: unknown): void {
    if (outageReason(error) === null) return;
    this.isAway = true;
    this.#probeAtMs = performance.now() + AWAY_MS;
  }

  answered(): void {
    this.isAway = false;
  }

  /**
   * One connection was silent for too long. The idle ones go to the same server, so a request on one of them would wait
   * as long.
   */
  fellSilent(error: Error): void {
    this.failed(error);
    for (const client of this.clients) if (!client.isBusy) client.socket.destroy(error);
  }
}

type Config = ClientConfig & {
  limits: TimeLimits;
  health: DatabaseHealth;
  /** Behind a pooler a statement's name may be missing in the next session, or taken. */
  isPooled?: boolean;
};
type Connected = (error?: Error) => void;

/**
 * A connection that ends when PostgreSQL gives no sign of life during a statement. pg's own `query_timeout` gives up
 * the statement only: the connection would go back to the pool with an answer still to come. While the database is
 * known to be away a new connection fails at once, so that requests do not queue up for it.
 */
export class WatchedClient extends Client {
  isBusy = false;
  readonly #limits: TimeLimits;
  readonly #health: DatabaseHealth;
  readonly #isPooled: boolean;

  constructor({ limits, health, isPooled = false, ...config }: Config) {
    super({
      ...config,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    this.#limits = limits;
    this.#health = health;
    this.#isPooled = isPooled;
    this.once("connect", () => this.#watch());
  }

  get socket(): Socket {
    return this.connection.stream as Socket;
  }

  override connect(): Promise<WatchedClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<WatchedClient> | undefined {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error) => (error ? reject(error) : resolve(this)));
      });
    }
    if (!this.#health.admits(this.#limits.connectMs)) {
      process.nextTick(callback, new DatabaseAway("the database is away"));
      return;
    }
    const endLimit = afterListening(this.#limits.connectMs, () =>
      this.socket.destroy(new DatabaseAway("the database does not answer")),
    );
    super.connect((error: Error | null) => {
      endLimit();
      if (!error) {
        this.#health.answered();
        callback();
        return;
      }
      const failure = connectFailure(error);
      this.#health.failed(failure);
      callback(failure);
    });
  }

  // pg has ten overloads of it; what is asked and answered passes through, but for a name behind a pooler.
  override query(...asked: never[]): never {
    this.isBusy = true;
    this.socket.setTimeout(this.#limits.silenceMs);
    const passed = this.#isPooled ? withoutName(asked) : asked;
    return super.query(...(passed as unknown as [never])) as never;
  }

  #watch(): void {
    const { socket } = this;
    this.#health.clients.add(this);
    this.once("end", () => this.#health.clients.delete(this));
    this.on("drain", () => {
      this.isBusy = false;
      socket.setTimeout(0);
    });
    socket.on("timeout", () => {
      const error = new DatabaseAway("the database does not answer");
      socket.destroy(error);
      this.#health.fellSilent(error);
    });
  }
}

/** No statement was sent, so the request that waits for the connection is not at fault, whatever PostgreSQL says. */
function connectFailure(error: Error): Error {
  if (outageReason(error) !== null) return error;
  return new DatabaseAway(`the database refuses connections: ${error.message}`, { cause: error });
}

function withoutName([config, ...rest]: readonly unknown[]): unknown[] {
  const isNamed = typeof config === "object" && config !== null && "name" in config;
  return [isNamed ? { ...config, name: undefined } : config, ...rest];
}
