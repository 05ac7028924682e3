import { type FileHandle, open } from 'node:fs/promises'
import { bytes, type Film } from './film.ts'

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
/** The type of a track that holds pictures. */
const PICTURES = 1
/** Longer than the name of any codec. */
const NAME_MAX = 64

/** Finds the pictures of a WebM (RFC 9559), whose tracks come before what they hold. */
export async function readWebm(path: string): Promise<Film | 'damaged' | 'sound'> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const segment = await find(file, SEGMENT, { from: 0, to: size })
    const tracks = segment && (await find(file, TRACKS, segment))
    if (!tracks || !(await find(file, CLUSTER, segment))) return 'damaged'
    for await (const track of elementsIn(file, tracks)) {
      const type = track.id === TRACK ? await find(file, TRACK_TYPE, track) : undefined
      if (type && (await bytes(file, type.to - 1, 1)).readUInt8(0) === PICTURES) return { codec: await codecIn(file, track) }
    }
    return 'sound'
  } finally {
    await file.close()
  }
}

async function codecIn(file: FileHandle, track: Element): Promise<string | undefined> {
  const codec = await find(file, CODEC, track)
  const name = codec && (await bytes(file, codec.from, Math.min(codec.to - codec.from, NAME_MAX))).toString('latin1')
  return name?.replace(/^V_/, '').toLowerCase()
}

async function find(file: FileHandle, id: number, within: Omit<Element, 'id'>): Promise<Element | undefined> {
  for await (const element of elementsIn(file, within)) {
    if (element.id === id) return element
    if (element.id === CLUSTER) return undefined
  }
  return undefined
}

/** Walks the elements of EBML (RFC 8794). One of unknown size reaches as far as what it is in. */
async function* elementsIn(file: FileHandle, { from, to }: Omit<Element, 'id'>): AsyncGenerator<Element> {
  let at = from
  while (at < to) {
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
