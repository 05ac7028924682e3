import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { FILE_TYPE, mp4, pictures, sound, webm } from '../testing/made-files.ts'
import { readMp4 } from './mp4.ts'
import { readWebm } from './webm.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'films-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function kept(content: Buffer): string {
  const path = join(folder, 'film')
  writeFileSync(path, content)
  return path
}

const NO_TRACKS = Buffer.alloc(0)
const UNKNOWN_SIZE = Buffer.from('01ffffffffffffff', 'hex')

test.each([
  ['is H.264', mp4(), { codec: 'h264', duration: 12.5 }],
  ['is HEVC', mp4(undefined, pictures('hvc1')), { codec: 'hevc' }],
  ['is HEVC, behind its sound', mp4(undefined, Buffer.concat([sound(), pictures('hev1')])), { codec: 'hevc' }],
  ['is AV1', mp4(undefined, pictures('av01')), { codec: 'av1' }],
  ['is of another codec', mp4(undefined, pictures('mp4v')), { codec: 'mp4v' }],
  ['is encrypted', mp4(undefined, pictures('encv')), { codec: undefined }],
  ['has a name of no codec', mp4(undefined, pictures('\0\u0001<b')), { codec: undefined }],
  ['has bytes left over behind it', Buffer.concat([mp4(), Buffer.alloc(7)]), { codec: 'h264' }],
])('an MP4 %s', async (_, content, film) => {
  expect(await readMp4(kept(content))).toMatchObject(film)
})

test.each([
  ['is VP8', webm(), 'vp8'],
  ['is VP9', webm({ codec: 'V_VP9' }), 'vp9'],
  ['is H.264', webm({ codec: 'V_MPEG4/ISO/AVC' }), 'h264'],
  ['has zeros behind the name of its codec', webm({ codec: 'V_VP9\0\0' }), 'vp9'],
  ['was recorded by a browser, which does not know its size', webm({ size: UNKNOWN_SIZE }), 'vp8'],
])('a WebM %s', async (_, content, codec) => {
  expect(await readWebm(kept(content))).toEqual({ codec })
})

test.each([
  ['an MP4 of nothing but its type', readMp4, FILE_TYPE],
  ['an MP4 without tracks', readMp4, mp4(undefined, NO_TRACKS)],
  ['an MP4 without its data', readMp4, mp4().subarray(0, -72)],
  ['an MP4 whose data are empty', readMp4, mp4(Buffer.alloc(0))],
  ['an MP4 of endless tracks', readMp4, mp4(undefined, Buffer.concat(Array(30_000).fill(sound())))],
  ['a WebM of endless empty elements', readWebm, webm({ before: Buffer.from('ec80'.repeat(10_001), 'hex') })],
  ['a WebM that ends within an element', readWebm, webm({ size: UNKNOWN_SIZE, before: Buffer.from('00'.repeat(20), 'hex') })],
  ['half of an MP4', readMp4, mp4().subarray(0, -10)],
  ['a WebM of nothing but its type', readWebm, webm().subarray(0, 36)],
  ['a WebM without its data', readWebm, webm({ isWhole: false })],
  ['half of a WebM', readWebm, webm().subarray(0, -4)],
])('%s is damaged', async (_, read, content) => {
  expect(await read(kept(content))).toBe('damaged')
})

test.each([
  ['an MP4', readMp4, mp4(undefined, sound())],
  ['a WebM', readWebm, webm({ type: 2 })],
])('%s may hold sound alone', async (_, read, content) => {
  expect(await read(kept(content))).toBe('sound')
})
