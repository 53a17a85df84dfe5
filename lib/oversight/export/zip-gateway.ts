import { crc32, createDeflateRaw } from "node:zlib";

/** A file of an archive; its content is produced when its turn comes. */
export type ZipFile = { name: string; content: AsyncIterable<string> };

type Written = { name: Buffer; crc: number; packed: number; size: number; offset: number };

const VERSION = 20;
/** Sizes follow the content, and names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATE = 8;
/** Level 6, the usual one, takes twice as long for a tenth less; each piece of output is a trip to another thread. */
const PACKING = { level: 4, chunkSize: 128 * 1024 };
/** 1 January 1980, the earliest date that the format knows: archives do not depend on the clock. */
const DATE = 0x0021;

/**
 * A ZIP archive as a stream of its bytes: one file after the other, nothing held but a chunk. For contents below 4 GB,
 * which the plain format can count; beyond it throws RangeError, and the download breaks off.
 */
export async function* zipArchive(files: Iterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  for (const file of files) {
    const entry: Written = { name: Buffer.from(file.name), crc: 0, packed: 0, size: 0, offset };
    for await (const chunk of fileBytes(file, entry)) {
      offset += chunk.length;
      yield chunk;
    }
    written.push(entry);
  }
  const directory = Buffer.concat(written.map(directoryEntry));
  yield directory;
  yield endOfDirectory(written.length, directory.length, offset);
}

async function* fileBytes(file: ZipFile, entry: Written): AsyncGenerator<Buffer> {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(VERSION, 4);
  header.writeUInt16LE(FLAGS, 6);
  header.writeUInt16LE(DEFLATE, 8);
  header.writeUInt16LE(DATE, 12);
  header.writeUInt16LE(entry.name.length, 26);
  yield Buffer.concat([header, entry.name]);

  const deflate = createDeflateRaw(PACKING);
  const feeding = feed(deflate, file.content, entry);
  for await (const chunk of deflate) {
    entry.packed += chunk.length;
    yield chunk;
  }
  await feeding;

  const sizes = Buffer.alloc(16);
  sizes.writeUInt32LE(0x08074b50, 0);
  sizes.writeUInt32LE(entry.crc, 4);
  sizes.writeUInt32LE(entry.packed, 8);
  sizes.writeUInt32LE(entry.size, 12);
  yield sizes;
}

async function feed(
  deflate: ReturnType<typeof createDeflateRaw>,
  content: AsyncIterable<string>,
  entry: Written,
): Promise<void> {
  try {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      if (!deflate.write(bytes)) {
        await roomIn(deflate);
      }
      // Nobody reads it now.
      if (deflate.destroyed) return;
    }
    deflate.end();
  } catch (error) {
    // The reader of the compressed bytes is told.
    deflate.destroy(error instanceof Error ? error : new Error(String(error)));
  }
}

/** Ends when more can be written, and when the stream is closed and nothing can. */
function roomIn(deflate: ReturnType<typeof createDeflateRaw>): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      deflate.off("drain", end).off("close", end);
      resolve();
    };
    if (deflate.destroyed) end();
    else deflate.once("drain", end).once("close", end);
  });
}

function directoryEntry({ name, crc, packed, size, offset }: Written): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(VERSION, 4);
  entry.writeUInt16LE(VERSION, 6);
  entry.writeUInt16LE(FLAGS, 8);
  entry.writeUInt16LE(DEFLATE, 10);
  entry.writeUInt16LE(DATE, 14);
  entry.writeUInt32LE(crc, 16);
  entry.writeUInt32LE(packed, 20);
  entry.writeUInt32LE(size, 24);
  entry.writeUInt16LE(name.length, 28);
  entry.writeUInt32LE(offset, 42);
  return Buffer.concat([entry, name]);
}

function endOfDirectory(files: number, length: number, offset: number): Buffer {
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files, 8);
  end.writeUInt16LE(files, 10);
  end.writeUInt32LE(length, 12);
  end.writeUInt32LE(offset, 16);
  return end;
}
