import { existsSync, readdirSync } from 'node:fs'
import { IMAGE_LIMIT, PIXEL_LIMIT, Problem, StoredFile } from '@console/contract'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import type { Sandbox } from '../../create-sandbox.ts'
import { incomingFolder } from '../../http/upload.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { as, problemOf, read, type Send, signIn } from '../../testing/client.ts'
import { ENGINES, openOn } from '../../testing/engines.ts'
import { bomb, chunk, formOf, gif, jpeg, losslessJpeg, mp4, mp4WithNotes, png, sound, webm } from '../../testing/made-files.ts'

const FILES = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}/files`
const HTML = Buffer.from('<!doctype html><script>alert(1)</script>')

describe.each(ENGINES)('files on %s', (engine) => {
  let sandbox: Sandbox
  let owner: Send
  beforeAll(async () => {
    sandbox = await openOn(engine)
    owner = await as(sandbox, 'owner@lotus.example')
  })
  afterAll(() => sandbox.close())

  const upload = async (form: FormData, send = owner) => read(StoredFile, await send('POST', FILES, { body: form }))
  const refusal = async (form: FormData, send = owner) => problemOf(await send('POST', FILES, { body: form }))
  const get = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
    sandbox.fetch(new Request(`http://sandbox.test${new URL(url).pathname}${new URL(url).search}`, { method, headers }))
  const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
  const left = () => {
    const folder = incomingFolder(sandbox.services.files.folder)
    return existsSync(folder) ? readdirSync(folder) : []
  }

  describe('an upload', () => {
    test('returns what the image is and its public address', async () => {
      const made = await owner('POST', FILES, { body: formOf('image', await png()) })
      const stored = read(StoredFile, made)
      expect([made.status, made.headers.get('location')]).toEqual([201, stored.url])
      expect(stored).toMatchObject({ content_type: 'image/png', width: 40, height: 30 })
      expect(stored.url).toBe(`http://sandbox.test/files/${stored.id}`)
      expect(stored.id).toMatch(/^[A-Za-z0-9_-]{32}$/)
      const response = await get(stored.url)
      const content = await bytesOf(response)
      expect([response.status, response.headers.get('content-type'), content.length]).toEqual([200, 'image/png', stored.size])
      expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 40, height: 30 })
    })

    test('keeps the first picture of a PNG that moves', async () => {
      const still = await png()
      const control = chunk('acTL', Buffer.from('0000000100000000', 'hex'))
      const moving = Buffer.concat([still.subarray(0, 33), control, still.subarray(33)])
      expect(await upload(formOf('image', moving))).toMatchObject({ content_type: 'image/png', width: 40 })
    })

    test('goes by the content, not by name and type', async () => {
      const stored = await upload(formOf('image', await png(), { name: 'a.html', type: 'text/html' }))
      expect((await get(stored.url)).headers.get('content-type')).toBe('image/png')
    })

    test('takes from a photo where it was made, and turns it upright', async () => {
      const photo = await jpeg()
      expect((await sharp(photo).metadata()).exif).toBeDefined()
      const stored = await upload(formOf('image', photo))
      expect(stored).toMatchObject({ content_type: 'image/jpeg', width: 30, height: 40 })
      const { width, height, exif, orientation } = await sharp(await bytesOf(await get(stored.url))).metadata()
      expect({ width, height, exif, orientation }).toEqual({ width: 30, height: 40, exif: undefined, orientation: undefined })
    })

    test('leaves out what was hidden behind the image', async () => {
      const stored = await upload(formOf('image', Buffer.concat([await png(), HTML])))
      expect((await bytesOf(await get(stored.url))).includes('script')).toBe(false)
    })

    test('keeps a video as it is, and says how long it plays', async () => {
      const film = mp4()
      const stored = await upload(formOf('video', film, { name: 'a.mp4', type: 'video/mp4' }))
      expect(stored).toMatchObject({ content_type: 'video/mp4', size: film.length, duration: 12.5, codec: 'h264' })
      expect(await bytesOf(await get(stored.url))).toEqual(film)
      expect(await upload(formOf('video', webm()))).toMatchObject({ content_type: 'video/webm', codec: 'vp8' })
    })

    test('empties what a camera noted down beside a video, and keeps the film where it is', async () => {
      const film = mp4WithNotes('+21.0285+105.8542/ Linh')
      const stored = await bytesOf(await get((await upload(formOf('video', film))).url))
      expect(stored.length).toBe(film.length)
      expect(stored.includes('Linh')).toBe(false)
      expect(stored.indexOf('the film')).toBe(film.indexOf('the film'))
    })

    test('takes a video that is larger than any image', async () => {
      const stored = await upload(formOf('video', mp4(Buffer.alloc(3 * IMAGE_LIMIT, 7))))
      expect(stored.size).toBeGreaterThan(3 * IMAGE_LIMIT)
    })
  })

  describe('is refused and nothing of it kept:', () => {
    const cases: readonly (readonly [string, () => FormData | Promise<FormData>, number, string])[] = [
      ['HTML called .png', () => formOf('image', HTML), 415, 'file_wrong_type'],
      ['an SVG', () => formOf('image', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 415, 'file_wrong_type'],
      ['a GIF', async () => formOf('image', await gif()), 415, 'file_wrong_type'],
      ['a video as an image', () => formOf('avatar', mp4()), 415, 'file_wrong_type'],
      ['an image as a video', async () => formOf('video', await png()), 415, 'file_wrong_type'],
      ['half of a PNG', async () => formOf('image', (await png()).subarray(0, 60)), 415, 'file_damaged'],
      ['a JPEG without its end', async () => formOf('image', (await jpeg()).subarray(0, -40)), 415, 'file_damaged'],
      ['a JPEG that no browser draws', () => formOf('image', losslessJpeg()), 415, 'file_damaged'],
      ['a PNG with nothing but its header', () => formOf('image', bomb(10, 10)), 415, 'file_damaged'],
      ['half of an MP4', () => formOf('video', mp4().subarray(0, -10)), 415, 'file_damaged'],
      ['an MP4 with sound alone', () => formOf('video', mp4(undefined, sound())), 415, 'file_wrong_type'],
      ['nothing', () => formOf('image', Buffer.alloc(0)), 415, 'file_damaged'],
      ['an image of too many pixels', () => formOf('image', bomb(30_000, 30_000)), 413, 'file_too_many_pixels'],
      ['one row of pixels too many', () => formOf('image', bomb(8000, PIXEL_LIMIT / 8000 + 1)), 413, 'file_too_many_pixels'],
      ['an image of 2 MB', async () => formOf('image', Buffer.concat([await png(), Buffer.alloc(IMAGE_LIMIT)])), 413, 'file_too_big'],
    ]
    test.each(cases)('%s', async (_, form, status, code) => {
      const kept = readdirSync(sandbox.services.files.folder).length
      expect(await refusal(await form())).toMatchObject({ status, fields: { '/body/file': code } })
      expect([left(), readdirSync(sandbox.services.files.folder).length]).toEqual([[], kept])
    })

    test('what it is instead is named, where that is known', async () => {
      const send = async (body: FormData) => read(Problem, await owner('POST', FILES, { body })).errors?.[0]?.params
      expect(await send(formOf('image', await gif()))).toEqual({ allowed: 'JPG, PNG', found: 'GIF' })
      expect(await send(formOf('video', mp4(undefined, sound())))).toEqual({ allowed: 'MP4, WebM', found: 'M4A' })
      expect(await send(formOf('video', webm({ type: 2 })))).toEqual({ allowed: 'MP4, WebM', found: 'WEBA' })
      expect(await send(formOf('image', Buffer.from('words')))).toEqual({ allowed: 'JPG, PNG' })
    })

    test('a form without a purpose, with an unknown one, or without a file', async () => {
      const image = await png()
      expect(await refusal(formOf(undefined, image))).toMatchObject({ status: 422, fields: { '/body/purpose': 'required' } })
      const unknown = formOf('image', image)
      unknown.set('purpose', 'wallpaper')
      expect(await refusal(unknown)).toMatchObject({ status: 422, fields: { '/body/purpose': 'invalid_option' } })
      const empty = new FormData()
      empty.set('purpose', 'image')
      expect(await refusal(empty)).toMatchObject({ status: 422, fields: { '/body/file': 'required' } })
    })

    test('a form that breaks off, and what is no form', async () => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
      const body =
        '--b\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nvideo\r\n--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nGIF'
      expect(problemOf(await owner('POST', FILES, { body, headers }))).toMatchObject({ status: 422, fields: { '/body': 'invalid_format' } })
      expect(problemOf(await owner('POST', FILES, { body: {} }))).toEqual({ status: 415, code: 'unsupported_media_type' })
      expect(left()).toEqual([])
    })
  })

  test('of a sender who stops half-way nothing is kept, and no one is alarmed', async () => {
    const { access_token } = await signIn(sandbox, 'owner@lotus.example')
    const part = (rest: string) => `--b\r\nContent-Disposition: form-data; name="${rest}`
    let isBegun = false
    const stopped = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isBegun) return controller.error(new Error('aborted'))
        isBegun = true
        controller.enqueue(Buffer.from(`${part('purpose"\r\n\r\nvideo\r\n')}${part(`file"; filename="a"\r\n\r\n${'x'.repeat(9000)}`)}`))
      },
    })
    const headers = { Authorization: `Bearer ${access_token}`, 'Content-Type': 'multipart/form-data; boundary=b' }
    const request = new Request(`http://sandbox.test${FILES}`, { method: 'POST', headers, body: stopped, duplex: 'half' } as RequestInit)
    expect((await sandbox.fetch(request)).status).toBe(422)
    expect(left()).toEqual([])
  })

  test('a viewer may send an avatar and nothing else', async () => {
    const viewer = await as(sandbox, 'viewer@lotus.example')
    expect(await upload(formOf('avatar', await png()), viewer)).toMatchObject({ width: 40 })
    expect(await refusal(formOf('image', await png()), viewer)).toEqual({ status: 403, code: 'permission_denied' })
    const own = await as(sandbox, 'own@lotus.example')
    expect(await upload(formOf('image', await png()), own)).toMatchObject({ width: 40 })
  })

  test('a GIF is an image where the setting says so', async () => {
    const other = await openOn(engine, { allowGif: true })
    try {
      const send = await as(other, 'owner@lotus.example')
      expect(await upload(formOf('image', await gif()), send)).toMatchObject({ content_type: 'image/gif' })
      expect(await refusal(formOf('image', (await gif()).subarray(0, -9)), send)).toMatchObject({
        fields: { '/body/file': 'file_damaged' },
      })
    } finally {
      await other.close()
    }
  })

  describe('the address of a file', () => {
    let film: StoredFile
    let image: StoredFile
    const content = mp4()
    beforeAll(async () => {
      film = await upload(formOf('video', content))
      image = await upload(formOf('image', await png(2000, 100)))
    })

    test('gives it so that it can be kept for ever and run nowhere', async () => {
      const { headers } = await get(image.url)
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'content-length': String(image.size),
      })
      const again = await get(image.url, { 'if-none-match': headers.get('etag') ?? '' })
      expect([again.status, (await bytesOf(again)).length]).toEqual([304, 0])
    })

    test('responds to HEAD without the content', async () => {
      const response = await get(film.url, {}, 'HEAD')
      expect([response.status, response.headers.get('content-length'), (await bytesOf(response)).length]).toEqual([
        200,
        String(film.size),
        0,
      ])
    })

    test.each([
      ['bytes=0-3', 0, 4],
      ['bytes=10-', 10, content.length],
      ['bytes=-5', content.length - 5, content.length],
      ['bytes=-99999', 0, content.length],
      ['bytes=4-99999', 4, content.length],
    ])('gives the range %s', async (range, from, to) => {
      const response = await get(film.url, { range })
      expect([response.status, response.headers.get('content-range')]).toEqual([206, `bytes ${from}-${to - 1}/${content.length}`])
      expect(await bytesOf(response)).toEqual(content.subarray(from, to))
    })

    test.each(['bytes=99999-', 'bytes=-0'])('refuses the range %s, which holds nothing', async (range) => {
      const response = await get(film.url, { range })
      expect([response.status, response.headers.get('content-range')]).toEqual([416, `bytes */${content.length}`])
    })

    test.each(['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=a-b'])('gives all of it for %s', async (range) => {
      const response = await get(film.url, { range })
      expect([response.status, (await bytesOf(response)).length]).toEqual([200, content.length])
    })

    test('gives a range only of the file that the browser began with', async () => {
      const etag = (await get(film.url)).headers.get('etag') ?? ''
      const asked = async (ifRange: string) => (await get(film.url, { range: 'bytes=0-0', 'if-range': ifRange })).status
      expect([await asked(etag), await asked('"another"')]).toEqual([206, 200])
    })

    test('gives an image in the widths that there are, never larger than it is', async () => {
      const widthOf = async (url: string) => (await sharp(await bytesOf(await get(url))).metadata()).width
      expect(await Promise.all([widthOf(`${image.url}?w=64`), widthOf(`${image.url}?w=64`), widthOf(`${image.url}?w=1024`)])).toEqual([
        64, 64, 1024,
      ])
      const small = await upload(formOf('image', await png()))
      expect(await widthOf(`${small.url}?w=256`)).toBe(40)
      for (const wrong of ['65', '0', '-64', '64.0', 'a', '']) expect((await get(`${image.url}?w=${wrong}`)).status).toBe(400)
    })

    test.each(['nothing', 'x'.repeat(32), '..%2fsandbox.key', '%2e%2e', 'incoming', `${'x'.repeat(32)}.64`])('is not %s', async (id) => {
      const response = await get(`http://sandbox.test/files/${id}`)
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    })

    test('leaves nothing unfinished behind', () => {
      expect(left()).toEqual([])
    })
  })
})
