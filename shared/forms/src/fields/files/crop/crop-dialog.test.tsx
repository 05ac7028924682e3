import { IMAGE_LIMIT, PIXEL_LIMIT, Url } from '@console/contract'
import { interceptCalls, renderPart } from '@console/testing'
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { Form, useRecordForm } from '../../../index.ts'
import { FileField } from '../../index.ts'

const Note = v.object({ icon: v.nullable(Url) })

function Writing() {
  const form = useRecordForm(Note, { icon: null })
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={async () => {}}>
      <FileField name="icon" label="Icon" crop={{ aspect: 1, side: 128 }} />
    </Form>
  )
}

const sent: string[] = []
const drawn = jest.fn()
const canvas: { width: number; height: number; type: string }[] = []
const originalToBlob = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, 'toBlob')
let size = { width: 400, height: 200 }

beforeEach(() => {
  sent.length = 0
  canvas.length = 0
  drawn.mockClear()
  size = { width: 400, height: 200 }
  // jsdom reads and draws no images.
  Object.assign(globalThis, { createImageBitmap: async () => ({ ...size, close() {} }) })
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => ({ drawImage: drawn }) })
  HTMLCanvasElement.prototype.toBlob = function toBlob(done, type = '') {
    canvas.push({ width: this.width, height: this.height, type })
    done(new Blob(['cropped'], { type }))
  }
  interceptCalls(async (request) => {
    if (request.method !== 'POST' || !request.url.endsWith('/files')) return undefined
    sent.push(
      /filename="(.*?)"[\s\S]*?Content-Type: (\S+)/i
        .exec(await request.text())
        ?.slice(1)
        .join(' ') ?? '',
    )
    return Response.json({ id: 'f', url: 'http://files.test/f', content_type: 'image/png', size: 1 }, { status: 201 })
  })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'createImageBitmap')
  if (originalToBlob) Object.defineProperty(HTMLCanvasElement.prototype, 'toBlob', originalToBlob)
})

const STARTS: Readonly<Record<string, string>> = {
  'image/jpeg': '\u00ff\u00d8\u00ff',
  'image/png': '\u0089PNG',
  'image/gif': 'GIF89a',
  'text/html': '<html>',
}
function file(type: string, bytes = 10): File {
  const content = new Uint8Array(bytes)
  content.set([...(STARTS[type] ?? '')].map((sign) => sign.charCodeAt(0)))
  return new File([content], 'a.img', { type })
}
const group = () => screen.getByRole('group', { name: 'Icon' })

async function chosen(one: File) {
  const page = await renderPart(<Writing />, { as: 'owner' })
  const input = group().querySelector('input[type=file]')
  if (!input) throw new Error('There is no input for files.')
  fireEvent.change(input, { target: { files: [one] } })
  return page
}

const dialog = () => screen.findByRole('dialog', { name: 'Crop image' })
const slider = (name: string) => screen.getByRole('slider', { name })
const use = () => screen.getByRole('button', { name: 'Crop' })
/** What was cut out: left, top, width and height in the image, then its place and size in the result. */
const cut = () => drawn.mock.calls[0]?.slice(1)

test('the middle is offered, and what is cut out is uploaded, scaled down', async () => {
  const { user } = await chosen(file('image/jpeg'))
  const question = within(await dialog())
  expect(question.getByRole('img', { name: 'What the image will look like' })).toBeInTheDocument()
  await user.click(use())
  expect(await screen.findByText('Uploaded “a.img”')).toBeInTheDocument()
  expect(cut()).toEqual([100, 0, 200, 200, 0, 0, 128, 128])
  expect(sent).toEqual(['a.img image/jpeg'])
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test.each(['image/png', 'image/jpeg'])('%s stays %s', async (type) => {
  const { user } = await chosen(file(type))
  await dialog()
  await user.click(use())
  await waitFor(() => expect(sent).toEqual([`a.img ${type}`]))
  expect(canvas).toEqual([{ width: 128, height: 128, type }])
})

test('a small part is not scaled up', async () => {
  size = { width: 60, height: 90 }
  const { user } = await chosen(file('image/png'))
  await dialog()
  await user.click(use())
  await waitFor(() => expect(cut()).toEqual([0, 15, 60, 60, 0, 0, 60, 60]))
})

describe('the frame', () => {
  test('is moved and sized by sliders, within the image', async () => {
    const { user } = await chosen(file('image/png'))
    await dialog()
    fireEvent.change(slider('Frame size'), { target: { value: '100' } })
    fireEvent.change(slider('Distance from the left'), { target: { value: '20' } })
    fireEvent.change(slider('Distance from the top'), { target: { value: '999' } })
    expect(slider('Distance from the left')).toHaveAttribute('max', '300')
    expect(slider('Distance from the top')).toHaveValue('100')
    await user.click(use())
    expect(cut()?.slice(0, 4)).toEqual([20, 100, 100, 100])
  })

  test('is sized by + and -', async () => {
    const { user } = await chosen(file('image/png'))
    await dialog()
    await waitFor(() => expect(slider('Distance from the left')).toHaveFocus())
    await user.keyboard('--')
    expect(slider('Frame size')).toHaveValue(String(Math.round(200 / 1.1 / 1.1)))
    await user.keyboard('+++')
    expect(slider('Frame size')).toHaveValue('200')
  })

  test('is moved by a pointer, and sized by its corner', async () => {
    const { user } = await chosen(file('image/png'))
    await dialog()
    const [frame, corner] = ['frame', 'corner'].map((part) => document.querySelector(`[data-part=${part}]`))
    const drag = (what: Element | null | undefined, x: number, y: number) => {
      if (!what) throw new Error('There is nothing to drag.')
      fireEvent.pointerDown(what, { clientX: 50, clientY: 50 })
      fireEvent.pointerMove(what, { clientX: 50 + x, clientY: 50 + y })
      fireEvent.pointerUp(what)
      fireEvent.pointerMove(what, { clientX: 500, clientY: 500 })
    }
    drag(corner, -50, -70)
    expect(slider('Frame size')).toHaveValue('100')
    drag(frame, -30, 10)
    await user.click(use())
    expect(cut()?.slice(0, 4)).toEqual([120, 60, 100, 100])
  })
})

test('canceling leaves the field as it was', async () => {
  const { user } = await chosen(file('image/png'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([])
  expect(within(group()).getByRole('button', { name: 'Choose a file' })).toBeInTheDocument()
})

test('the bytes of the whole do not count', async () => {
  const { user } = await chosen(file('image/png', IMAGE_LIMIT + 1))
  await dialog()
  await user.click(use())
  await waitFor(() => expect(sent).toEqual(['a.img image/png']))
})

describe('is refused at the field, without a question:', () => {
  const refused = async (one: File, reason: string) => {
    await chosen(one)
    await waitFor(() => expect(group()).toHaveAccessibleDescription(expect.stringContaining(reason)))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(sent).toEqual([])
  }

  test('what the browser cannot read', async () => {
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('no image')) })
    await refused(file('image/png'), 'damaged or incomplete')
  })

  test('an image of too many pixels', async () => {
    size = { width: PIXEL_LIMIT, height: 2 }
    await refused(file('image/png'), 'the limit is 40 million pixels')
  })

  test('another kind of file', async () => {
    await refused(file('text/html'), 'Choose one of these: JPG, PNG.')
  })
})

test('a GIF, which the browser cannot write, goes as it is to the API that decides', async () => {
  await chosen(file('image/gif'))
  await waitFor(() => expect(sent).toEqual(['a.img image/gif']))
})
