import { describe, expect, test } from '@jest/globals'
import { type FileFacts, type FilePurpose, fileRefusal, IMAGE_LIMIT, maySendFile, PIXEL_LIMIT, VIDEO_LIMIT } from './files.ts'

const png = (size: number, pixels?: number): FileFacts => ({ type: 'image/png', size, ...(pixels === undefined ? {} : { pixels }) })
const mp4 = (size: number): FileFacts => ({ type: 'video/mp4', size })

describe('a file', () => {
  test.each<[FilePurpose, FileFacts, string | undefined]>([
    ['image', png(1), undefined],
    ['image', png(IMAGE_LIMIT - 1), undefined],
    ['image', png(IMAGE_LIMIT), 'file_too_big'],
    ['avatar', png(IMAGE_LIMIT), 'file_too_big'],
    ['image', png(0), 'file_damaged'],
    ['image', { type: 'image/jpeg', size: 9 }, undefined],
    ['image', { type: 'image/gif', size: 9 }, 'file_wrong_type'],
    ['image', { type: 'image/svg+xml', size: 9 }, 'file_wrong_type'],
    ['image', { type: '', size: 9 }, 'file_wrong_type'],
    ['image', mp4(9), 'file_wrong_type'],
    ['image', { type: 'text/html', size: IMAGE_LIMIT }, 'file_wrong_type'],
    ['image', png(9, PIXEL_LIMIT), undefined],
    ['image', png(9, PIXEL_LIMIT + 1), 'file_too_many_pixels'],
    ['video', mp4(VIDEO_LIMIT), undefined],
    ['video', mp4(VIDEO_LIMIT + 1), 'file_too_big'],
    ['video', { type: 'video/webm', size: IMAGE_LIMIT }, undefined],
    ['video', { type: 'video/quicktime', size: 9 }, 'file_wrong_type'],
    ['video', png(9), 'file_wrong_type'],
  ])('for %s, %j: %s', (purpose, facts, code) => {
    expect(fileRefusal(purpose, facts)?.code).toBe(code)
  })

  test('that is a GIF is an image where that is allowed', () => {
    const gif = { type: 'image/gif', size: 9 }
    expect(fileRefusal('image', gif, { gif: true })).toBeUndefined()
    expect(fileRefusal('video', gif, { gif: true })?.code).toBe('file_wrong_type')
  })

  test('is refused with the limit that a person is told', () => {
    expect(fileRefusal('image', png(IMAGE_LIMIT))?.params).toEqual({ limit: 2 })
    expect(fileRefusal('video', mp4(VIDEO_LIMIT + 1))?.params).toEqual({ limit: 50 })
    expect(fileRefusal('image', png(9, 2 * PIXEL_LIMIT))?.params).toEqual({ limit: 40 })
    expect(fileRefusal('avatar', mp4(9), { gif: true })?.params).toEqual({ allowed: 'JPG, PNG, GIF' })
    expect(fileRefusal('video', png(9))?.params).toEqual({ allowed: 'MP4, WebM' })
    expect(fileRefusal('video', { ...png(9), found: 'PNG' })?.params).toEqual({ allowed: 'MP4, WebM', found: 'PNG' })
  })
})

test.each<[FilePurpose, readonly string[], boolean]>([
  ['image', ['pub:campaigns:update'], true],
  ['video', ['pub:publisher:update'], true],
  ['image', ['campaign:update'], true],
  ['image', ['pub:campaigns:read', 'app:update'], false],
  ['video', [], false],
  ['avatar', [], true],
])('for %s with the keys %j: %s', (purpose, keys, may) => {
  expect(maySendFile(keys, purpose)).toBe(may)
})
