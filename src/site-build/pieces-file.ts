import { mkdir, open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** Bytes in front of each piece that say how long it is. */
const lengthBytes = 4;

/** Writes values into a file one after the other: the whole is never in memory. Whoever reads meanwhile reads the old file. */
export async function writePieces(file: string, pieces: Iterable<unknown>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // A check and a build may write at once.
  const temporary = `${file}.${process.pid}`;
  const handle = await open(temporary, 'w');
  try {
    for (const piece of pieces) {
      const bytes = serialize(piece);
      const length = Buffer.alloc(lengthBytes);
      length.writeUInt32LE(bytes.length);
      await handle.writev([length, bytes]);
    }
  } finally {
    await handle.close();
  }
  await rename(temporary, file);
}

/** The values of such a file, each read once it is asked for. Raises an error for a file that is missing or was cut off. */
export async function* readPieces(file: string): AsyncGenerator<unknown> {
  const handle = await open(file);
  try {
    const read = async (length: number) => {
      const { bytesRead, buffer } = await handle.read(Buffer.allocUnsafe(length), 0, length);
      return buffer.subarray(0, bytesRead);
    };
    for (let head = await read(lengthBytes); head.length > 0; head = await read(lengthBytes)) {
      yield deserialize(await read(head.readUInt32LE()));
    }
  } finally {
    await handle.close();
  }
}
