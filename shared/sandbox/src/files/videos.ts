import { type FileHandle, open } from 'node:fs/promises'

interface Box {
  readonly type: string
  /** Offset of the box itself. */
  readonly start: number
  /** Offsets of its content. */
  readonly from: number
  readonly to: number
}

/** More boxes at one level than any real video has. */
const MOST_BOXES = 10_000

/** What a camera or a program notes down beside the film: where it was made, by whom, and with what. */
const NOTES: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])

/**
 * Walks the boxes of an MP4 (ISO 14496-12), empties its notes, and returns its length in seconds; undefined if it does not say,
 * `damaged` if a box reaches beyond the end of the file. The size stays, since the film is found by its offsets.
 */
export async function cleanMp4(path: string): Promise<number | undefined | 'damaged'> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const boxes = await boxesIn(file, 0, size)
    if (!boxes) return 'damaged'
    const inMovie = await insideOf(file, 'moov', boxes)
    const inTracks = await insideOf(file, 'trak', inMovie)
    for (const box of [...boxes, ...inMovie, ...inTracks]) if (NOTES.has(box.type)) await empty(file, box)
    const header = inMovie.find(({ type }) => type === 'mvhd')
    return header && (await durationIn(file, header))
  } finally {
    await file.close()
  }
}

async function insideOf(file: FileHandle, type: string, boxes: readonly Box[]): Promise<Box[]> {
  const found: Box[] = []
  for (const box of boxes) if (box.type === type) found.push(...((await boxesIn(file, box.from, box.to)) ?? []))
  return found
}

async function empty(file: FileHandle, { start, from, to }: Box): Promise<void> {
  await file.write('free', start + 4, 'latin1')
  await file.write(Buffer.alloc(to - from), 0, to - from, from)
}

async function boxesIn(file: FileHandle, from: number, to: number): Promise<Box[] | undefined> {
  const found: Box[] = []
  let at = from
  while (at < to) {
    if (at + 8 > to || found.length > MOST_BOXES) return undefined
    const head = await bytes(file, at, 16)
    const given = head.readUInt32BE(0)
    // 0 means up to the end, 1 that the size follows in eight bytes.
    const size = given === 0 ? to - at : given === 1 ? Number(head.readBigUInt64BE(8)) : given
    const start = given === 1 ? 16 : 8
    if (size < start || at + size > to) return undefined
    found.push({ type: head.toString('latin1', 4, 8), start: at, from: at + start, to: at + size })
    at += size
  }
  return found
}

async function durationIn(file: FileHandle, { from, to }: Box): Promise<number | undefined> {
  const box = await bytes(file, from, 32)
  const isLong = box.readUInt8(0) === 1
  if (to - from < (isLong ? 32 : 20)) return undefined
  const scale = box.readUInt32BE(isLong ? 20 : 12)
  const length = isLong ? Number(box.readBigUInt64BE(24)) : box.readUInt32BE(16)
  const isUnknown = scale === 0 || length === 0 || length === 0xffff_ffff
  return isUnknown ? undefined : Math.round((1000 * length) / scale) / 1000
}

/** Reads bytes, with zeros for those beyond the end. */
async function bytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  await file.read(buffer, 0, length, at)
  return buffer
}
