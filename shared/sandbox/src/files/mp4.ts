import { type FileHandle, open } from 'node:fs/promises'
import { bytes, codecNamed, type Film } from './film.ts'

interface Box {
  readonly type: string
  /** Offset of the box itself. */
  readonly start: number
  /** Offsets of its content. */
  readonly from: number
  readonly to: number
}

/** More boxes than any real video has at the levels that are read. */
const MOST_BOXES = 50_000

/** Seconds. */
const LONGEST = 7 * 24 * 60 * 60

/** Boxes of notes by a camera or a program: where the film was made, by whom, and with what. */
const NOTES: ReadonlySet<string> = new Set(['udta', 'meta', 'uuid'])

/** The contract's names for an MP4's codecs; others keep their four letters. */
const CODECS: Readonly<Record<string, string>> = {
  avc1: 'h264',
  avc3: 'h264',
  hvc1: 'hevc',
  hev1: 'hevc',
  dvh1: 'hevc',
  dvhe: 'hevc',
  av01: 'av1',
  vp08: 'vp8',
  vp09: 'vp9',
}

/** Walks the boxes of an MP4 (ISO 14496-12) and empties its notes. The size stays, since the film is found by its offsets. */
export async function readMp4(path: string): Promise<Film | 'damaged' | 'sound'> {
  const file = await open(path, 'r+')
  try {
    const { size } = await file.stat()
    const seen = { boxes: 0 }
    const inside = async (type: string, boxes: readonly Box[]) => {
      const found: Box[] = []
      for (const box of boxes) if (box.type === type) found.push(...((await boxesIn(file, box.from, box.to, seen)) ?? []))
      return found
    }
    const boxes = await boxesIn(file, 0, size, seen)
    if (!boxes?.some(({ type, from, to }) => type === 'mdat' && to > from)) return 'damaged'
    const inMovie = await inside('moov', boxes)
    const tracks: (readonly Box[])[] = []
    for (const box of inMovie) if (box.type === 'trak') tracks.push(await inside('trak', [box]))
    if (tracks.length === 0 || seen.boxes > MOST_BOXES) return 'damaged'
    for (const track of tracks) {
      const media = await inside('mdia', track)
      if (!(await holdsPictures(file, media))) continue
      for (const box of [...boxes, ...inMovie, ...tracks.flat()]) if (NOTES.has(box.type)) await empty(file, box)
      const header = inMovie.find(({ type }) => type === 'mvhd')
      const descriptions = (await inside('stbl', await inside('minf', media))).find(({ type }) => type === 'stsd')
      return { duration: header && (await durationIn(file, header)), codec: descriptions && (await codecIn(file, descriptions)) }
    }
    return 'sound'
  } finally {
    await file.close()
  }
}

async function holdsPictures(file: FileHandle, media: readonly Box[]): Promise<boolean> {
  const handler = media.find(({ type }) => type === 'hdlr')
  return handler !== undefined && (await bytes(file, handler.from, 12)).toString('latin1', 8) === 'vide'
}

async function codecIn(file: FileHandle, { from }: Box): Promise<string | undefined> {
  const name = (await bytes(file, from, 16)).toString('latin1', 12)
  return CODECS[name] ?? codecNamed(name)
}

async function empty(file: FileHandle, { start, from, to }: Box): Promise<void> {
  await file.write('free', start + 4, 'latin1')
  await file.write(Buffer.alloc(to - from), 0, to - from, from)
}

interface Seen {
  boxes: number
}

/** Returns the boxes side by side in a part of the file; undefined if one reaches beyond it, or if there are too many in the file. */
async function boxesIn(file: FileHandle, from: number, to: number, seen: Seen): Promise<Box[] | undefined> {
  const found: Box[] = []
  let at = from
  // Some programs leave fewer bytes than a box has.
  while (at + 8 <= to) {
    seen.boxes += 1
    if (seen.boxes > MOST_BOXES) return undefined
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
  const seconds = Math.round((1000 * length) / scale) / 1000
  // All ones mean that it is unknown; no accepted file plays for days.
  return seconds > 0 && seconds < LONGEST && length !== 0xffff_ffff ? seconds : undefined
}
