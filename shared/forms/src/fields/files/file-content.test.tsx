import { expect, test } from '@jest/globals'
import { formatOf, readTextFile } from './file-content.ts'

const read = (...parts: (string | readonly number[])[]) =>
  readTextFile(new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part)))))
const utf16 = (text: string, first: 0 | 1) =>
  [...text].flatMap((sign) => {
    const unit = sign.charCodeAt(0)
    return first === 0 ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255]
  })

test.each([
  ['UTF-8', ['{"a":"Chợ"}']],
  ['UTF-8 with its mark', [[0xef, 0xbb, 0xbf], '{"a":"Chợ"}']],
  ['UTF-16 with its mark', [[0xff, 0xfe], utf16('{"a":"Chợ"}', 0)]],
  ['UTF-16 with its mark, the high byte first', [[0xfe, 0xff], utf16('{"a":"Chợ"}', 1)]],
])('%s is read as text', async (_, parts) => {
  expect(await read(...parts)).toEqual({ text: '{"a":"Chợ"}' })
})

test.each([
  ['UTF-16 without its mark', utf16('{"a": 1}', 0), '{"a": 1}'],
  ['UTF-16 without its mark, the high byte first', utf16('{"a": 1}', 1), '{"a": 1}'],
  ['an old page of code', [0x63, 0x61, 0x66, 0xe9], 'café'],
])('%s is read as text', async (_, bytes, text) => {
  expect(await read(bytes)).toEqual({ text })
})

test.each([
  ['picture', [0x89], 'PNG'],
  ['picture', [0xff, 0xd8, 0xff, 0xe0], 'JFIF'],
  ['picture', [0x52, 0x49, 0x46, 0x46, 1, 0, 0, 0], 'WEBPVP8 '],
  ['picture', [0, 0, 0, 24], 'ftypheic'],
  ['video', [0, 0, 0, 24], 'ftypisom'],
  ['pdf', [], '%PDF-1.7'],
  ['archive', [], 'PK\u0003\u0004'],
  ['binary_plist', [], 'bplist00'],
  ['key_store', [0x30, 0x82, 9], ''],
  ['binary', [1, 2, 3], 'x'],
  ['empty', [], ''],
  ['empty', [0xef, 0xbb, 0xbf], ' \n'],
] as const)('a file without text is a %s', async (isA, bytes, rest) => {
  expect(await read(bytes, rest)).toEqual({ isA })
})

const file = (...parts: (string | number)[]) => new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.of(part))))
const box = (kind: string) => file(0, 0, 0, 24, kind, 0, 0, 2, 0)
const matroska = (kind: string) => file(0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x82, 0x84, kind)

test.each([
  ['image/jpeg', 'JPG', file(0xff, 0xd8, 0xff, 0xe1, 'Exif')],
  ['image/png', 'PNG', file(0x89, 'PNG\r\n')],
  ['image/gif', 'GIF', file('GIF89a')],
  ['image/bmp', 'BMP', file('BM', 9, 9, 9, 9, 0, 0, 0, 0)],
  ['image/webp', 'WebP', file('RIFF', 9, 9, 9, 9, 'WEBPVP8L')],
  ['image/tiff', 'TIFF', file('II*', 0, 8)],
  ['image/avif', 'AVIF', box('ftypavif')],
  ['image/heic', 'HEIC', box('ftypheic')],
  ['image/heic', 'HEIC', box('ftypmif1')],
  ['image/svg+xml', 'SVG', file('<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg width="9">')],
  ['text/html', 'HTML', file('\n<!DOCTYPE html><html lang="vi"><svg>')],
  ['video/mp4', 'MP4', box('ftypisom')],
  ['video/mp4', 'MP4', box('ftypM4V ')],
  ['video/quicktime', 'MOV', box('ftypqt  ')],
  ['video/quicktime', 'MOV', box('wide')],
  ['video/3gpp', '3GP', box('ftyp3gp4')],
  ['audio/mp4', 'M4A', box('ftypM4A ')],
  ['video/webm', 'WebM', matroska('webm')],
  ['video/x-matroska', 'MKV', matroska('matroska')],
  ['video/x-msvideo', 'AVI', file('RIFF', 9, 9, 9, 9, 'AVI LIST')],
  ['application/pdf', 'PDF', file('%PDF-1.7')],
])('a file in the format %s is told by its first bytes: %s', async (type, name, content) => {
  expect(await formatOf(content)).toEqual({ type, name })
})

test.each([
  ['text', file('The free movie')],
  ['text that begins with a line break', file('\n  free')],
  ['an archive, since it holds anything', file('PK', 3, 4)],
  ['text that has the letters of a video in their place', file('abcdftypisom')],
  ['nothing', file()],
])('%s has no format', async (_, content) => {
  expect(await formatOf(content)).toBeUndefined()
})

test('a drawing and a page are text', async () => {
  expect(await readTextFile(file('<svg/>'))).toEqual({ text: '<svg/>' })
  expect(await readTextFile(file('PK\tname'))).toEqual({ text: 'PK\tname' })
})
