import { crc32, deflateSync } from 'node:zlib'
import type { FilePurpose } from '@console/contract'
import sharp from 'sharp'

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } }).composite([
    { input: { create: { width: width / 2, height, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])

export const png = (width?: number, height?: number): Promise<Buffer> => picture(width, height).png().toBuffer()
export const gif = (): Promise<Buffer> => picture().gif().toBuffer()
/** The picture of a camera that was held on its side, somewhere in Hanoi. */
export const jpeg = (): Promise<Buffer> =>
  picture()
    .withExif({ IFD0: { Make: 'A camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '21/1 1/1 42/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Valid, of 8 by 8 gray pixels, but no browser draws it. */
export function losslessJpeg(): Buffer {
  const segment = (marker: number, ...data: number[]) => [0xff, marker, 0, data.length + 2, ...data]
  const frame = segment(0xc3, 8, 0, 8, 0, 8, 1, 1, 0x11, 0)
  const oneCode = segment(0xc4, 0, 1, ...Array<number>(15).fill(0), 0)
  const scan = segment(0xda, 1, 1, 0, 1, 0, 0)
  return Buffer.from([0xff, 0xd8, ...frame, ...oneCode, ...scan, ...Array<number>(8).fill(0), 0xff, 0xd9])
}

export function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(99))), chunk('IEND', Buffer.alloc(0))])
}

export function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type), data])
  return Buffer.concat([word(data.length), typed, word(crc32(typed))])
}

/** Plays for 12.5 seconds; `content` takes the place of its video data. */
export function mp4(content = Buffer.alloc(64), track = pictures()): Buffer {
  const header = Buffer.concat([word(0), word(0), word(0), word(1000), word(12_500), Buffer.alloc(80)])
  return Buffer.concat([FILE_TYPE, box('moov', Buffer.concat([box('mvhd', header), track])), box('mdat', content)])
}

export function mp4WithNotes(notes: string): Buffer {
  const noted = (type: string) => box(type, Buffer.from(notes))
  const track = pictures('avc1', Buffer.concat([noted('udta'), noted('meta')]))
  const movie = box('moov', Buffer.concat([track, noted('udta'), noted('meta'), noted('uuid')]))
  return Buffer.concat([FILE_TYPE, movie, noted('uuid'), box('mdat', Buffer.from('the film'))])
}

export function pictures(codec = 'avc1', more = Buffer.alloc(0)): Buffer {
  const descriptions = box('stsd', Buffer.concat([word(0), word(1), word(16), Buffer.from(codec), Buffer.alloc(8)]))
  const media = Buffer.concat([handler('vide'), box('minf', box('stbl', descriptions))])
  return box('trak', Buffer.concat([box('tkhd', Buffer.alloc(8)), box('mdia', media), more]))
}

export const sound = (): Buffer => box('trak', box('mdia', handler('soun')))

const handler = (type: string) => box('hdlr', Buffer.concat([word(0), word(0), Buffer.from(type), Buffer.alloc(12)]))

const box = (type: string, content: Buffer) => Buffer.concat([word(8 + content.length), Buffer.from(type), content])

export const FILE_TYPE = box('ftyp', Buffer.from('isom\0\0\x02\0isommp42'))

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A WebM of one track: 1 is pictures, 2 sound. `size` is how its segment says how long it is; a browser that records does not know. */
export function webm({
  codec = 'V_VP8',
  type = 1,
  size = undefined as Buffer | undefined,
  before = Buffer.alloc(0),
  isWhole = true,
} = {}): Buffer {
  const track = element('ae', Buffer.concat([element('83', Buffer.of(type)), element('86', Buffer.from(codec))]))
  const cluster = isWhole ? element('1f43b675', Buffer.alloc(4)) : Buffer.alloc(0)
  const content = Buffer.concat([before, element('1549a966', Buffer.alloc(4)), element('1654ae6b', track), cluster])
  const segment = size ? Buffer.concat([Buffer.from('18538067', 'hex'), size, content]) : element('18538067', content)
  return Buffer.concat([WEBM_HEADER, segment])
}

const WEBM_HEADER = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d4287810442858102', 'hex')

function element(id: string, content: Buffer): Buffer {
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.length))
  // Sizes of eight bytes begin with a 1.
  size[0] = 1
  return Buffer.concat([Buffer.from(id, 'hex'), size, content])
}

export function formOf(purpose: FilePurpose | undefined, content: Uint8Array, { name = 'a.png', type = 'image/png' } = {}): FormData {
  const form = new FormData()
  if (purpose !== undefined) form.set('purpose', purpose)
  form.set('file', new Blob([new Uint8Array(content)], { type }), name)
  return form
}
