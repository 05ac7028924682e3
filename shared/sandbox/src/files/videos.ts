import { type FileHandle, open } from 'node:fs/promises'

interface Box {
  readonly type: string
  /** Offsets of its content. */
  readonly from: number
  readonly to: number
}

/** More boxes at one level than any real video has. */
const MOST_BOXES = 10_000

/**
 * Walks the boxes of an MP4 (ISO 14496-12) and returns its length in seconds; undefined if it does not say, `damaged` if a box
 * reaches beyond the end of the file.
 */
export async function mp4Duration(path: string): Promise<number | undefined | 'damaged'> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const boxes = await boxesIn(file, 0, size)
    if (!boxes) return 'damaged'
    const movie = boxes.find(({ type }) => type === 'moov')
    const inside = movie && (await boxesIn(file, movie.from, movie.to))
    const header = inside?.find(({ type }) => type === 'mvhd')
    return header && (await durationIn(file, header))
  } finally {
    await file.close()
  }
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
    found.push({ type: head.toString('latin1', 4, 8), from: at + start, to: at + size })
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
