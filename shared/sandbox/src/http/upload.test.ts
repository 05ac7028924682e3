import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createFile } from '@console/contract'
import { afterAll, expect, test } from '@jest/globals'
import { incomingFolder, readForm } from './upload.ts'

const folder = mkdtempSync(join(tmpdir(), 'upload-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** A video that contains what looks like the end of a part and is not. */
const VIDEO = `\r\n--b\r\n\r\n--bound${'-'.repeat(200)}`
const part = (rest: string) => `--boundary\r\nContent-Disposition: form-data; name=${rest}\r\n`
const FORM = `${part('"purpose"\r\n\r\nvideo')}${part(`"file"; filename="a.mp4"\r\nContent-Type: video/mp4\r\n\r\n${VIDEO}`)}--boundary--\r\n`

function inChunks(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = Buffer.from(text)
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      // As over a socket: what came before has been read.
      await new Promise(setImmediate)
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.subarray(at, at + size))
      at += size
    },
  })
}

async function receive(text: string, size: number, type = 'multipart/form-data; boundary=boundary') {
  const init = { method: 'POST', headers: { 'Content-Type': type }, body: inChunks(text, size), duplex: 'half' }
  const { body, upload, discard } = await readForm(createFile, new Request('http://sandbox.test', init), folder)
  try {
    const file = await upload.receive(() => undefined)
    return { body, content: readFileSync(file.path, 'utf8') }
  } finally {
    await discard()
  }
}

test.each([1, 2, 3, 7, 64, 100_000])('a form is the same however it is cut: %d bytes at a time', async (size) => {
  expect(await receive(`before the first boundary\r\n${FORM}after the last`, size)).toEqual({ body: { purpose: 'video' }, content: VIDEO })
})

test('what follows the last boundary is ignored, even if it looks like another one', async () => {
  for (let at = 0; at < 30; at += 1)
    expect(await receive(`${FORM}--boundary\r\n`, FORM.length - 15 + at)).toEqual({ body: { purpose: 'video' }, content: VIDEO })
  await expect(receive('--boundary--\r\n--boundary\r\n', 100)).rejects.toMatchObject({ code: 'validation_failed' })
})

test.each([
  ['a field', part('"purpose"\r\n\r\nimage')],
  ['another file', part('"file"; filename="b.mp4"\r\n\r\nsecond')],
])('%s after the file is refused', async (_, more) => {
  await expect(receive(FORM.replace('--boundary--', `${more}--boundary--`), 50)).rejects.toMatchObject({ code: 'validation_failed' })
})

test('a form that ends anywhere before its end is refused, and nothing of it kept', async () => {
  for (let end = 0; end < FORM.length - 4; end += 1)
    await expect(receive(FORM.slice(0, end), 50)).rejects.toMatchObject({ code: 'validation_failed' })
  expect(readdirSync(incomingFolder(folder))).toEqual([])
})

test('a field longer than any that a call takes is refused', async () => {
  const long = FORM.replace('video', 'v'.repeat(70_000))
  await expect(receive(long, 5_000)).rejects.toMatchObject({ code: 'payload_too_large' })
})

test.each([
  'multipart/form-data',
  'multipart/form-data-x; boundary=boundary',
  'multipart/mixed; boundary=boundary',
  'application/x-www-form-urlencoded',
  'application/json',
  '',
])('what comes as "%s" is no form', async (type) => {
  await expect(receive(FORM, 50, type)).rejects.toMatchObject({ code: 'unsupported_media_type' })
})
