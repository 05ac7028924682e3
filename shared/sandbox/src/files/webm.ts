import { type FileHandle, open } from 'node:fs/promises'
import { bytes, codecNamed, type Film } from './film.ts'

interface Element {
  readonly id: number
  /** Offsets of its content. */
  readonly from: number
  readonly to: number
}

const SEGMENT = 0x18538067
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const TRACK_TYPE = 0x83
const CODEC = 0x86
const CLUSTER = 0x1f43b675
const PICTURES = 1
/** Longer than the name of any codec. */
const NAME_MAX = 64
/** More elements than come before the pictures of any real video. */
const MOST_ELEMENTS = 10_000
const CODECS: Readonly<Record<string, string>> = { 'mpeg4/iso/avc': 'h264', 'mpegh/iso/hevc': 'hevc' }

/** Finds the pictures of a WebM (RFC 9559). */
export async function readWebm(path: string): Promise<Film | 'damaged' | 'sound'> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const seen = { elements: 0 }
    const inside = (within: Omit<Element, 'id'>, ...ids: number[]) => find(file, within, ids, seen)
    const [segment] = await inside({ from: 0, to: size }, SEGMENT)
    const [tracks, data] = segment ? await inside(segment, TRACKS, CLUSTER) : []
    if (!tracks || !data) return 'damaged'
    for await (const track of elementsIn(file, tracks, seen)) {
      const [type, codec] = track.id === TRACK ? await inside(track, TRACK_TYPE, CODEC) : []
      if (type && (await bytes(file, type.to - 1, 1)).readUInt8(0) === PICTURES) return { codec: codec && (await codecIn(file, codec)) }
    }
    return 'sound'
  } finally {
    await file.close()
  }
}

async function codecIn(file: FileHandle, { from, to }: Element): Promise<string | undefined> {
  const name = (await bytes(file, from, Math.min(to - from, NAME_MAX)))
    .toString('latin1')
    .replace(/^V_|\0.*$/gs, '')
    .toLowerCase()
  return CODECS[name] ?? codecNamed(name)
}

/** Returns the first element of each id, and reads no further once all are found. */
async function find(file: FileHandle, within: Omit<Element, 'id'>, ids: readonly number[], seen: Seen): Promise<(Element | undefined)[]> {
  const found = new Map<number, Element>()
  for await (const element of elementsIn(file, within, seen)) {
    if (ids.includes(element.id) && !found.has(element.id)) found.set(element.id, element)
    if (found.size === ids.length) break
  }
  return ids.map((id) => found.get(id))
}

interface Seen {
  elements: number
}

/** Walks the elements of EBML (RFC 8794). One of unknown size ends with its parent. */
async function* elementsIn(file: FileHandle, { from, to }: Omit<Element, 'id'>, seen: Seen): AsyncGenerator<Element> {
  let at = from
  while (at < to) {
    seen.elements += 1
    if (seen.elements > MOST_ELEMENTS) return
    // An id of up to 4 bytes and a size of up to 8, whose first bytes say how many they have.
    const head = await bytes(file, at, 20)
    const idLength = lengthIn(head, 0)
    const sizeLength = lengthIn(head, idLength)
    if (idLength > 4 || sizeLength > 8) return
    const most = (1n << BigInt(7 * sizeLength)) - 1n
    const size = (head.readBigUInt64BE(idLength) >> BigInt(64 - 8 * sizeLength)) & most
    const start = at + idLength + sizeLength
    const end = size === most ? to : start + Number(size)
    if (end > to) return
    yield { id: head.readUIntBE(0, idLength), from: start, to: end }
    at = end
  }
}

const lengthIn = (head: Buffer, at: number) => Math.clz32(head.readUInt8(at)) - 23
