import { createSocket, type Socket } from "node:dgram";
import type { AddressInfo } from "node:net";

type RecordType = "TXT" | "A";
const TYPES: Record<number, RecordType | undefined> = { 1: "A", 16: "TXT" };
const [NOERROR, SERVFAIL, NXDOMAIN] = [0, 2, 3];

/** A name server on this machine that knows what a test tells it. */
export type DnsServer = {
  /** As DNS_SERVERS takes it. */
  address: string;
  /** Sets the records of a name; none takes them away. */
  set(name: string, type: RecordType, values: string[]): void;
  /** Whether it answers every question with a failure of its own. */
  fails: boolean;
  readonly questions: string[];
  stop(): Promise<void>;
};

/** Starts a small authoritative name server (RFC 1035) over UDP, on a port of its own or one that is given. */
export async function startDnsServer(wanted = 0): Promise<DnsServer> {
  const socket = createSocket("udp4");
  const records = new Map<string, string[]>();
  const questions: string[] = [];
  const state = { fails: false };
  socket.on("message", (query, from) => {
    const { name, type, end } = readQuestion(query);
    const kind = TYPES[type];
    questions.push(`${kind ?? type} ${name}`);
    const values = (kind && records.get(`${kind} ${name}`)) ?? [];
    const isKnown = [...records.keys()].some((key) => key.endsWith(` ${name}`));
    const code = state.fails ? SERVFAIL : isKnown ? NOERROR : NXDOMAIN;
    const answers = state.fails ? [] : values.map((value) => answerOf(type, dataOf(kind, value)));
    const head = Buffer.alloc(12);
    query.copy(head, 0, 0, 2);
    head.writeUInt16BE(0x8580 | code, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    socket.send(Buffer.concat([head, query.subarray(12, end), ...answers]), from.port, from.address);
  });
  await new Promise<void>((resolve) => socket.bind(wanted, "127.0.0.1", resolve));
  const { port } = socket.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    set(name, type, values) {
      if (values.length > 0) records.set(`${type} ${name}`, values);
      else records.delete(`${type} ${name}`);
    },
    get fails() {
      return state.fails;
    },
    set fails(fails) {
      state.fails = fails;
    },
    questions,
    stop: () => closed(socket),
  };
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.close(() => resolve()));

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query.readUInt8(at); length > 0; length = query.readUInt8(at)) {
    labels.push(query.toString("ascii", at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join(".").toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

/** A TXT record is made of parts of at most 255 bytes. */
function dataOf(kind: RecordType | undefined, value: string): Buffer {
  if (kind === "A") return Buffer.from(value.split(".").map(Number));
  const bytes = Buffer.from(value);
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 255) {
    const part = bytes.subarray(at, at + 255);
    parts.push(Buffer.from([part.length]), part);
  }
  return Buffer.concat(parts);
}

function answerOf(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12);
  // The name of the question, by a pointer to it.
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(0, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}
