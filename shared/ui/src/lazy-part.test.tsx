import { renderPart } from '@console/testing'
import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Button } from './controls/button.tsx'
import { lazyPart } from './lazy-part.tsx'

interface TableProps<Row> {
  readonly rows: readonly Row[]
  readonly rowName: (row: Row) => string
}
const file = {
  Table<Row>({ rows, rowName }: TableProps<Row>) {
    return <p>{rows.map(rowName).join(', ')}</p>
  },
  Dialog({ onClose }: { readonly onClose: () => void }) {
    return <Button onClick={onClose}>Close the dialog</Button>
  },
}
const load = jest.fn<() => Promise<typeof file>>()
const offline = new Error('no connection')
const makeTable = (fallback = <p>On its way</p>) => lazyPart(load, ({ Table }) => Table, { fallback })

function WithDialog({ Dialog }: { readonly Dialog: typeof file.Dialog }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen ? <Dialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}
const ROWS = [{ name: 'Lotus' }, { name: 'Hanoi' }]

beforeEach(() => {
  load.mockReset()
  load.mockResolvedValue(file)
})

describe('a part that is fetched when first drawn', () => {
  test('is drawn with its props once its code is there, and its fallback stands there until then', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof file>()
    load.mockReturnValue(promise)
    const Table = makeTable()
    expect(load).not.toHaveBeenCalled()
    await renderPart(<Table rows={ROWS} rowName={(row) => row.name} />)
    expect(screen.getByText('On its way')).toBeInTheDocument()
    resolve(file)
    expect(await screen.findByText('Lotus, Hanoi')).toBeInTheDocument()
    expect(screen.queryByText('On its way')).not.toBeInTheDocument()
  })

  test('is fetched once for all the places that draw it', async () => {
    const Table = makeTable()
    await renderPart(
      <>
        <Table rows={['first']} rowName={String} />
        <Table rows={['second']} rowName={String} />
      </>,
    )
    await screen.findByText('first')
    await screen.findByText('second')
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('is drawn at once when it was fetched ahead', async () => {
    const Table = makeTable()
    expect(await Table.preload()).toBe(true)
    await renderPart(<Table rows={['first']} rowName={String} />)
    expect(screen.getByText('first')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('which was fetched ahead in vain is asked for again when it is drawn', async () => {
    load.mockRejectedValueOnce(offline)
    const Table = makeTable()
    expect(await Table.preload()).toBe(false)
    await renderPart(<Table rows={['first']} rowName={String} />)
    expect(await screen.findByText('first')).toBeInTheDocument()
  })
})

describe('what opens a part', () => {
  const opener = () => screen.getByRole('button', { name: 'Open' })

  test.each(['pointer', 'focus'])('fetches it when the %s comes, once', async (what) => {
    const Dialog = lazyPart(load, (loaded) => loaded.Dialog)
    const { user } = await renderPart(<Button opens={Dialog}>Open</Button>)
    expect(load).not.toHaveBeenCalled()
    for (let times = 0; times < 2; times += 1) {
      await (what === 'pointer' ? user.hover(opener()) : user.tab())
      await (what === 'pointer' ? user.unhover(opener()) : user.tab())
    }
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('fetches nothing while it opens nothing, and keeps its reason', async () => {
    const Dialog = lazyPart(load, (loaded) => loaded.Dialog)
    const { user } = await renderPart(
      <Button opens={Dialog} disabledReason="Not now">
        Open
      </Button>,
    )
    await user.hover(opener())
    expect(await screen.findByText('Not now')).toBeInTheDocument()
    expect(load).not.toHaveBeenCalled()
  })

  test('fetches nothing for a person who saves data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    const { user } = await renderPart(<Button opens={lazyPart(load, (loaded) => loaded.Dialog)}>Open</Button>)
    await user.hover(opener())
    expect(load).not.toHaveBeenCalled()
    Reflect.deleteProperty(navigator, 'connection')
  })

  test('fetches beside it what it is drawn in', async () => {
    const frame = jest.fn(async () => true)
    const { promise, resolve } = Promise.withResolvers<typeof file>()
    load.mockReturnValue(promise)
    const Dialog = lazyPart(load, (loaded) => loaded.Dialog, { within: { preload: frame } })
    const { user } = await renderPart(<Button opens={Dialog}>Open</Button>)
    await user.hover(opener())
    expect(frame).toHaveBeenCalledTimes(1)
    resolve(file)
    expect(await Dialog.preload()).toBe(true)
  })
})

describe('a part that cannot be fetched', () => {
  test('says so in its own place and leaves the page around it; another try that succeeds draws it', async () => {
    load.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline)
    const Table = makeTable()
    const { user } = await renderPart(
      <section aria-label="The section">
        <h2>The page around it</h2>
        <Table rows={ROWS} rowName={(row) => row.name} />
      </section>,
    )
    const retry = async () => user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this part of the page.')
    expect(screen.getByRole('region', { name: 'The section' })).toContainElement(screen.getByRole('alert'))
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
    await retry()
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
    await retry()
    expect(await screen.findByText('Lotus, Hanoi')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByText('The page around it')).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(3)
  })

  test('keeps the focus on the button while another try is under way, and refuses a second press', async () => {
    load.mockRejectedValueOnce(offline)
    const Table = makeTable()
    const { user } = await renderPart(<Table rows={ROWS} rowName={(row) => row.name} />)
    const { promise, reject } = Promise.withResolvers<typeof file>()
    load.mockReturnValueOnce(promise)
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveAttribute('aria-busy', 'true')
    await user.keyboard('{Enter}')
    expect(load).toHaveBeenCalledTimes(2)
    await act(async () => reject(offline))
    expect(screen.getByRole('button', { name: 'Retry' })).not.toHaveAttribute('aria-busy')
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus()
  })

  test('is fetched past the browser’s cache before another try, where a damaged copy would stay', async () => {
    const order: string[] = []
    const damaged = Object.assign(new Error('Loading chunk 5 failed.'), { request: 'http://localhost/shell/s1/5.js' })
    load.mockImplementation(() => {
      order.push('load')
      return order.length > 1 ? Promise.resolve(file) : Promise.reject(damaged)
    })
    const Table = makeTable()
    const { user } = await renderPart(<Table rows={ROWS} rowName={(row) => row.name} />)
    globalThis.fetch = async (address, options) => {
      order.push(`${String(address)} ${options?.cache}`)
      return new Response('')
    }
    await user.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Lotus, Hanoi')).toBeInTheDocument()
    expect(order).toEqual(['load', 'http://localhost/shell/s1/5.js reload', 'load'])
  })

  test('without which the page is whole leaves its fallback', async () => {
    load.mockRejectedValue(offline)
    const Table = lazyPart(load, ({ Table }) => Table, { fallback: <p>The short form</p>, optional: true })
    await renderPart(<Table rows={ROWS} rowName={(row) => row.name} />)
    await waitFor(() => expect(load).toHaveBeenCalledTimes(1))
    expect(await Table.preload()).toBe(false)
    expect(screen.getByText('The short form')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('says so in Vietnamese', async () => {
    load.mockRejectedValueOnce(offline)
    const Table = makeTable()
    await renderPart(<Table rows={ROWS} rowName={(row) => row.name} />, { as: null, locale: 'vi' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Không tải được phần này.')
    expect(screen.getByRole('button', { name: 'Thử lại' })).toBeInTheDocument()
  })

  test('and opens over the page can be closed, and is asked for again when it is opened again', async () => {
    load.mockRejectedValueOnce(offline)
    const { user } = await renderPart(<WithDialog Dialog={lazyPart(load, (loaded) => loaded.Dialog)} />)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.click(await screen.findByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await user.click(await screen.findByRole('button', { name: 'Close the dialog' }))
    expect(screen.queryByRole('button', { name: 'Close the dialog' })).not.toBeInTheDocument()
  })
})

test('a wrong prop does not compile, of a generic component either', () => {
  const Table = makeTable()
  const Dialog = lazyPart(load, (loaded) => loaded.Dialog)
  // @ts-expect-error: a row has no title
  expect(<Table rows={ROWS} rowName={(row) => row.title} />).toBeDefined()
  // @ts-expect-error: rows are missing
  expect(<Table rowName={String} />).toBeDefined()
  // @ts-expect-error: nothing is handed to `onClose`
  expect(<Dialog onClose={(reason: string) => void reason} />).toBeDefined()
})
