import { type FileHandle, open } from 'node:fs/promises'
import { bytes, type Film } from './film.ts'

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

/** The four letters by which an MP4 names a codec, and how the contract names it; others keep theirs. */
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
    const boxes = await boxesIn(file, 0, size)
    if (!boxes?.some(({ type }) => type === 'mdat')) return 'damaged'
    const inMovie = await insideOf(file, 'moov', boxes)
    const tracks = inMovie.filter(({ type }) => type === 'trak')
    if (tracks.length === 0) return 'damaged'
    const inTracks = await insideOf(file, 'trak', tracks)
    const pictures = await trackOfPictures(file, tracks)
    if (!pictures) return 'sound'
    for (const box of [...boxes, ...inMovie, ...inTracks]) if (NOTES.has(box.type)) await empty(file, box)
    const header = inMovie.find(({ type }) => type === 'mvhd')
    return { duration: header && (await durationIn(file, header)), codec: await codecIn(file, pictures) }
  } finally {
    await file.close()
  }
}

/** Returns the boxes of the media of the first track that holds pictures. */
async function trackOfPictures(file: FileHandle, tracks: readonly Box[]): Promise<readonly Box[] | undefined> {
  for (const track of tracks) {
    const media = await insideOf(file, 'mdia', await insideOf(file, 'trak', [track]))
    const handler = media.find(({ type }) => type === 'hdlr')
    if (handler && (await bytes(file, handler.from, 12)).toString('latin1', 8) === 'vide') return media
  }
  return undefined
}

async function codecIn(file: FileHandle, media: readonly Box[]): Promise<string | undefined> {
  const table = await insideOf(file, 'stbl', await insideOf(file, 'minf', media))
  const descriptions = table.find(({ type }) => type === 'stsd')
  if (!descriptions) return undefined
  const name = (await bytes(file, descriptions.from, 16)).toString('latin1', 12)
  return CODECS[name] ?? name
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
