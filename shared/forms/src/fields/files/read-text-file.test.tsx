import { expect, test } from '@jest/globals'
import { readTextFile } from './read-text-file.ts'

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
