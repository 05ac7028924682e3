import { expect, test } from '@jest/globals'
import { boundaryOf, partsOf } from './multipart.ts'

/** Contents that look like the end of a part and are not. */
const CONTENTS = ['video', '', '\r\n--b', '\r\n--bx--\r\n\r\n', '\r\n\r\n--bound', '-'.repeat(200)]
const form = (boundary: string) =>
  [
    ...CONTENTS.map((content, n) => `--${boundary}\r\nContent-Disposition: form-data; name="p${n}"\r\n\r\n${content}\r\n`),
    `--${boundary}--\r\n`,
  ].join('')

async function* inChunks(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function readAll(text: string, size: number): Promise<Record<string, string>> {
  const read: Record<string, string> = {}
  for await (const { name, content } of partsOf(inChunks(text, size), 'boundary')) {
    read[name] = ''
    for await (const chunk of content) read[name] += Buffer.from(chunk).toString()
  }
  return read
}

test.each([1, 2, 3, 7, 64, 100_000])('a form is the same however it is cut: %d bytes at a time', async (size) => {
  const read = await readAll(`what stands before${'\r\n'}${form('boundary')}`, size)
  expect(Object.values(read)).toEqual(CONTENTS)
})

test('a form that ends anywhere before its end is refused', async () => {
  const whole = form('boundary')
  for (let end = 0; end < whole.length - 4; end += 1) {
    await expect(readAll(whole.slice(0, end), 50)).rejects.toMatchObject({ code: 'validation_failed' })
  }
})

test('a part that is left unread is passed over', async () => {
  const names: string[] = []
  for await (const { name } of partsOf(inChunks(form('boundary'), 9), 'boundary')) names.push(name)
  expect(names).toHaveLength(CONTENTS.length)
})

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['Multipart/Form-Data; boundary="a b"', 'a b'],
  ['multipart/form-data; charset=utf-8; boundary=abc', 'abc'],
  ['multipart/form-data', undefined],
  ['multipart/mixed; boundary=abc', undefined],
  ['application/json', undefined],
  [null, undefined],
])('the boundary in %s is %s', (type, boundary) => {
  expect(boundaryOf(type)).toBe(boundary)
})
