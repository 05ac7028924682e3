import { IMAGE_LIMIT, Url } from '@console/contract'
import { pageDataStore } from '@console/session'
import { interceptCalls, renderPart } from '@console/testing'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { Form, useRecordForm } from '../../index.ts'
import { FileField, VideoField } from '../index.ts'

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='
const WEBM = 'GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQRChYECGFOAZ5YWVK5rjK6Kg4EBhoVWX1ZQOB9DtnWA'

const Note = v.object({ icon: v.nullable(Url), film: v.nullable(Url) })
const save = jest.fn<(values: v.InferInput<typeof Note>) => Promise<void>>()

function Writing() {
  const form = useRecordForm(Note, { icon: null, film: null })
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={(values) => save(values)}>
      <FileField name="icon" label="Icon" />
      <VideoField name="film" label="Film" />
    </Form>
  )
}

const bytes = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
const png = (name = 'a.png') => new File([bytes(PNG)], name, { type: 'image/png' })
const JPEG = [0xff, 0xd8, 0xff, 0xe0]
function ofSize(size: number, start: readonly number[] | Uint8Array = bytes(PNG)): File {
  const content = new Uint8Array(size)
  content.set([...start].slice(0, size))
  return new File([content], 'large')
}
const group = (name: string) => screen.getByRole('group', { name })
const button = (name: string) => screen.getByRole('button', { name })

function inputOf(name: string): HTMLInputElement {
  const input = group(name).querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error(`${name} has no input for files.`)
  return input
}
const choose = (name: string, file: File) => fireEvent.change(inputOf(name), { target: { files: [file] } })
const visit = (locale: 'en' | 'vi' = 'en') => renderPart(<Writing />, { as: 'owner', locale })
const problem = (status: number, code: string, more: object = {}) =>
  Response.json({ type: 't', title: 'T', status, code, ...more }, { status, headers: { 'X-Request-Id': 'req-1' } })

function held() {
  const gate = Promise.withResolvers<void>()
  const count = jest.fn()
  interceptCalls((request) => {
    if (!isUpload(request)) return undefined
    count()
    return gate.promise.then(() =>
      Response.json({ id: 'f', url: 'http://files.test/f', content_type: 'image/png', size: 1 }, { status: 201 }),
    )
  })
  return { go: () => act(async () => gate.resolve()), count }
}
const isUpload = ({ method, url }: Request) => method === 'POST' && url.endsWith('/files')

beforeEach(() => {
  save.mockReset()
  save.mockResolvedValue(undefined)
})

describe('a file', () => {
  test('is uploaded once chosen, shown, and its address saved', async () => {
    const { user } = await visit()
    choose('Icon', png())
    const image = await screen.findByRole('img', { name: 'Preview: Icon' })
    expect(image).toHaveAttribute('src', expect.stringMatching(/\/files\/[A-Za-z0-9_-]{32}$/))
    expect(screen.getByText('Uploaded “a.png”')).toBeInTheDocument()
    await user.click(button('Save'))
    expect(save.mock.calls[0]?.[0]).toEqual({ icon: image.getAttribute('src'), film: null })
  })

  test('may be dropped, and pasted', async () => {
    await visit()
    fireEvent.drop(group('Icon'), { dataTransfer: { files: [png()] } })
    const first = (await screen.findByRole('img')).getAttribute('src')
    fireEvent.paste(group('Icon'), { clipboardData: { files: [png('b.png')] } })
    await screen.findByText('Uploaded “b.png”')
    expect(screen.getByRole('img')).not.toHaveAttribute('src', first)
  })

  test('may be a video', async () => {
    await visit()
    choose('Film', new File([bytes(WEBM)], 'a.webm', { type: 'video/webm' }))
    expect(await screen.findByLabelText('Preview: Film')).toHaveAttribute('src', expect.stringContaining('/files/'))
  })

  test.each(['', 'application/octet-stream', 'image/jpg', 'image/pjpeg', 'text/plain'])(
    'is taken by its content, where the browser says that it is “%s”',
    async (type) => {
      const sent = jest.fn()
      interceptCalls(async (request) => {
        if (!isUpload(request)) return undefined
        sent(/filename="(.*?)"[\s\S]*?Content-Type: (\S+)/i.exec(await request.text())?.slice(1))
        return problem(503, 'busy')
      })
      await visit()
      choose('Icon', new File([Uint8Array.from(JPEG)], 'photo', { type }))
      await waitFor(() => expect(sent).toHaveBeenCalledWith(['photo', 'image/jpeg']))
    },
  )

  test('takes the place of one that was chosen just before', async () => {
    await visit()
    choose('Icon', new File([bytes(WEBM)], 'wrong.webm'))
    choose('Icon', png('b.png'))
    expect(await screen.findByText('Uploaded “b.png”')).toBeInTheDocument()
    expect(group('Icon')).not.toHaveAccessibleDescription(expect.stringContaining('WebM files'))
  })

  test('that the browser cannot read, such as a folder, is told by its type', async () => {
    const original = FileReader.prototype.readAsArrayBuffer
    FileReader.prototype.readAsArrayBuffer = function fail() {
      this.onerror?.(new ProgressEvent('error') as ProgressEvent<FileReader>)
    }
    try {
      await visit()
      choose('Icon', new File(['x'], 'pictures'))
      await waitFor(() => expect(group('Icon')).toHaveAccessibleDescription(expect.stringContaining('This kind of file can’t be used.')))
    } finally {
      FileReader.prototype.readAsArrayBuffer = original
    }
  })

  test('can be removed', async () => {
    const { user } = await visit()
    choose('Icon', png())
    await user.click(await screen.findByRole('button', { name: 'Remove icon' }))
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(within(group('Icon')).getByRole('button', { name: 'Choose a file' })).toHaveFocus()
    await user.click(button('Save'))
    expect(save.mock.calls[0]?.[0]).toEqual({ icon: null, film: null })
  })
})

describe('while a file is on its way', () => {
  test('its progress shows, and canceling it leaves the field as it was', async () => {
    const { count } = held()
    const { user } = await visit()
    choose('Icon', png())
    const bar = await screen.findByRole('progressbar', { name: 'Uploading “a.png”' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '50%'))
    await user.click(button('Cancel upload'))
    expect(screen.getByText('Upload canceled')).toBeInTheDocument()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(count).toHaveBeenCalledTimes(1)
  })

  test('canceling it before it is read sends nothing', async () => {
    const { count } = held()
    const { user } = await visit()
    const original = FileReader.prototype.readAsArrayBuffer
    const reading = Promise.withResolvers<() => Promise<void>>()
    FileReader.prototype.readAsArrayBuffer = function wait(blob) {
      reading.resolve(async () => {
        const isRead = new Promise((resolve) => this.addEventListener('loadend', resolve))
        original.call(this, blob)
        await isRead
      })
    }
    try {
      choose('Icon', png())
      const goOn = await reading.promise
      await user.click(button('Cancel upload'))
      await act(goOn)
    } finally {
      FileReader.prototype.readAsArrayBuffer = original
    }
    expect(screen.getByText('Upload canceled')).toBeInTheDocument()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    expect(count).not.toHaveBeenCalled()
  })

  test('the form waits, and says so', async () => {
    const { go } = held()
    const { user } = await visit()
    choose('Icon', png())
    await user.click(button('Save'))
    expect(group('Icon')).toHaveAccessibleDescription(expect.stringContaining('Wait until the file is uploaded'))
    expect(save).not.toHaveBeenCalled()
    await go()
    await screen.findByRole('img')
    await user.click(button('Save'))
    expect(save.mock.calls[0]?.[0]).toMatchObject({ icon: 'http://files.test/f' })
  })
})

describe('a refusal stands at the field:', () => {
  test.each([
    ['Icon', new File(['no image'], 'a.png', { type: 'image/png' }), 'This kind of file can’t be used. Choose one of these: JPG, PNG.'],
    ['Icon', new File(['<html>'], 'a.png', { type: 'image/png' }), 'HTML files can’t be used. Choose one of these: JPG, PNG.'],
    ['Icon', ofSize(IMAGE_LIMIT, new TextEncoder().encode('GIF89a')), 'The file is too large: the limit is 2\u00A0MB.'],
    ['Icon', ofSize(0), 'The file is damaged or incomplete. Choose another one.'],
    ['Film', new File([bytes(PNG)], 'a.mp4', { type: 'video/mp4' }), 'PNG files can’t be used. Choose one of these: MP4, WebM.'],
  ])('%s %#, before anything is sent', async (name, file, reason) => {
    const { count } = held()
    await visit()
    choose(name, file)
    await waitFor(() => expect(group(name)).toHaveAccessibleDescription(expect.stringContaining(reason)))
    expect(count).not.toHaveBeenCalled()
  })

  test("the API's own, by the content, and the field keeps what it had", async () => {
    await visit()
    choose('Icon', png())
    const before = (await screen.findByRole('img')).getAttribute('src')
    choose('Icon', new File(['GIF89a'], 'page.png', { type: 'image/png' }))
    await waitFor(() => expect(group('Icon')).toHaveAccessibleDescription(expect.stringContaining('GIF files can’t be used.')))
    expect(screen.getByRole('img')).toHaveAttribute('src', before)
  })

  test('in Vietnamese', async () => {
    await visit('vi')
    choose('Icon', new File([bytes(PNG).slice(0, 40)], 'a.png', { type: 'image/png' }))
    await waitFor(() => expect(group('Icon')).toHaveAccessibleDescription(expect.stringContaining('Tệp bị hỏng hoặc không đầy đủ.')))
  })

  test('of someone who may not, without a call', async () => {
    const { count } = held()
    await renderPart(<Writing />, { as: 'viewer' })
    choose('Icon', png())
    await waitFor(() =>
      expect(group('Icon')).toHaveAccessibleDescription(expect.stringContaining('You do not have the required permission')),
    )
    expect(count).not.toHaveBeenCalled()
  })

  test('a lost connection, after which the same file is sent again', async () => {
    let isDown = true
    interceptCalls((request) => (isUpload(request) && isDown ? problem(503, 'busy') : undefined))
    const { user } = await visit()
    choose('Icon', png())
    await waitFor(() => expect(group('Icon')).toHaveAccessibleDescription(expect.stringContaining('currently busy Reference: req-1')))
    isDown = false
    await user.click(button('Retry'))
    expect(await screen.findByText('Uploaded “a.png”')).toBeInTheDocument()
  })
})

describe('an image that is too big', () => {
  const original = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob')
  const sides: number[] = []
  beforeEach(() => {
    sides.length = 0
    // jsdom draws nothing: each size has as many bytes as half of its pixels.
    Object.assign(globalThis, { createImageBitmap: async () => ({ width: 4000, height: 2000, close() {} }) })
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage() {} }) })
    HTMLCanvasElement.prototype.toBlob = function toBlob(done, type = '') {
      sides.push(this.width)
      const isFit = (this.width * this.height) / 2 < IMAGE_LIMIT
      done(isFit ? new Blob([bytes(PNG)], { type }) : ofSize(IMAGE_LIMIT))
    }
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'createImageBitmap')
    if (original) Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', original)
  })

  test('is scaled down in the browser, if the person wants that', async () => {
    const { user } = await visit()
    choose('Icon', ofSize(IMAGE_LIMIT + 1))
    await user.click(await screen.findByRole('button', { name: 'Resize and upload' }))
    expect(await screen.findByRole('img', { name: 'Preview: Icon' })).toBeInTheDocument()
    expect(sides).toEqual([2560])
  })

  test('is damaged when the browser cannot read it', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no image')) })
    const { user } = await visit()
    choose('Icon', ofSize(IMAGE_LIMIT + 1, JPEG))
    await user.click(await screen.findByRole('button', { name: 'Resize and upload' }))
    await waitFor(() => expect(group('Icon')).toHaveAccessibleDescription(expect.stringContaining('damaged or incomplete')))
  })
})

test('where the API takes no files the field says so', async () => {
  await visit()
  act(() => pageDataStore.setState(({ settings }) => ({ settings: { ...settings, extensions: ['X1'] } })))
  expect(group('Icon')).toHaveAccessibleDescription(expect.stringContaining('Files can’t be uploaded here.'))
  expect(screen.queryByRole('button', { name: 'Choose a file' })).not.toBeInTheDocument()
})
