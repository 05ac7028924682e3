import { renderPart } from '@console/testing'
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { useCallback, useEffect, useState } from 'react'
import { SearchField } from './search-field.tsx'

afterEach(() => {
  jest.useRealTimers()
})

interface Given {
  readonly searched: string[]
  readonly isAnswering: boolean
  readonly hand: (setOutside: (words: string) => void) => void
}

function Searching({ searched, isAnswering, hand }: Given) {
  const [value, setValue] = useState('')
  useEffect(() => hand(setValue), [hand])
  const onSearch = useCallback(
    (words: string) => {
      searched.push(words)
      if (isAnswering) setValue(words)
    },
    [searched, isAnswering],
  )
  return <SearchField label="Search" clear="Clear search" value={value} onSearch={onSearch} />
}

async function drawn(isAnswering = true) {
  const searched: string[] = []
  let setOutside = (_: string) => {}
  const hand: Given['hand'] = (given) => {
    setOutside = given
  }
  await renderPart(<Searching searched={searched} isAnswering={isAnswering} hand={hand} />)
  jest.useFakeTimers()
  const type = (words: string) => fireEvent.change(box(), { target: { value: words } })
  const pause = (ms: number) => act(() => jest.advanceTimersByTime(ms))
  return { searched, type, pause, outside: (words: string) => act(() => setOutside(words)) }
}
const box = () => screen.getByRole('searchbox', { name: 'Search' })

test('it searches once typing has paused for 300 ms, not at every letter', async () => {
  const { searched, type, pause } = await drawn()
  type('s')
  pause(200)
  type('su')
  pause(299)
  expect(searched).toEqual([])
  pause(1)
  expect(searched).toEqual(['su'])
})

test('the space between two words is kept when typing pauses there', async () => {
  const { searched, type, pause } = await drawn()
  type('summer ')
  pause(300)
  expect(box()).toHaveValue('summer ')
  type('summer quest')
  pause(300)
  expect(searched).toEqual(['summer', 'summer quest'])
})

test('blanks alone search for nothing', async () => {
  const { searched, type, pause } = await drawn()
  type('  ')
  pause(300)
  expect(searched).toEqual([])
})

test('a change from outside, such as clearing the filters, is shown and not searched for', async () => {
  const { searched, type, pause, outside } = await drawn()
  type('quest')
  pause(300)
  outside('')
  pause(300)
  expect(box()).toHaveValue('')
  expect(searched).toEqual(['quest'])
})

test('what is typed stays while an older answer arrives', async () => {
  const { type, pause, outside } = await drawn(false)
  type('que')
  pause(300)
  type('quest')
  outside('que')
  expect(box()).toHaveValue('quest')
})

test('what is typed is taken back at once by a button that is there only then, and typing goes on', async () => {
  const { searched, type, pause } = await drawn()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  type('quest')
  pause(300)
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(box()).toHaveValue('')
  expect(box()).toHaveFocus()
  pause(300)
  expect(searched).toEqual(['quest', ''])
})

function WithResults({ hand }: { readonly hand: (load: () => void) => void }) {
  const [value, setValue] = useState('')
  const [loaded, setLoaded] = useState('')
  useEffect(() => hand(() => setLoaded(value)), [hand, value])
  return (
    <>
      <SearchField
        label="Search"
        value={value}
        onSearch={setValue}
        results={{ areLoaded: loaded === value, first: () => screen.getByRole('link') }}
      />
      <a href="#first">First</a>
    </>
  )
}

describe('the first result', () => {
  async function typed(words: string) {
    let load = () => {}
    const hand = (given: () => void) => {
      load = given
    }
    await renderPart(<WithResults hand={hand} />)
    act(() => box().focus())
    fireEvent.change(box(), { target: { value: words } })
    return { load: () => act(() => load()), first: screen.getByRole('link') }
  }

  test.each(['ArrowDown', 'Enter'])('takes the focus at %s once the words typed last are answered', async (key) => {
    const { load, first } = await typed('quest')
    fireEvent.keyDown(box(), { key })
    expect(box()).toHaveFocus()
    load()
    expect(first).toHaveFocus()
  })

  test('does not take it by Enter without words', async () => {
    const { first } = await typed('')
    fireEvent.keyDown(box(), { key: 'Enter' })
    expect(box()).toHaveFocus()
    fireEvent.keyDown(box(), { key: 'ArrowDown' })
    expect(first).toHaveFocus()
  })

  test('is waited for until Escape, which keeps the words, or until more is typed', async () => {
    const { load } = await typed('quest')
    fireEvent.keyDown(box(), { key: 'ArrowDown' })
    const pressed = createEvent.keyDown(box(), { key: 'Escape' })
    fireEvent(box(), pressed)
    // A browser empties a search box at Escape unless the key was taken.
    expect(pressed.defaultPrevented).toBe(true)
    load()
    expect(box()).toHaveFocus()
    fireEvent.change(box(), { target: { value: 'quests' } })
    fireEvent.keyDown(box(), { key: 'ArrowDown' })
    fireEvent.change(box(), { target: { value: 'quest' } })
    fireEvent.change(box(), { target: { value: 'quests' } })
    load()
    expect(box()).toHaveFocus()
  })
})
