import { expect, test } from '@jest/globals'
import { act, render } from '@testing-library/react'
import { useEffect } from 'react'
import { ConsoleRouterProvider, makeMemoryRouter, useSearchState } from './index.ts'

type Change = ReturnType<typeof useSearchState>

function Page({ hand }: { readonly hand: (change: Change) => void }) {
  const change = useSearchState()
  useEffect(() => hand(change), [hand, change])
  return null
}

async function at(url: string) {
  let latest: Change = () => {}
  const hand = (change: Change) => {
    latest = change
  }
  const router = makeMemoryRouter({ base: '', children: <Page hand={hand} />, error: null }, url)
  await act(async () => render(<ConsoleRouterProvider router={router} />))
  return { change: (...given: Parameters<Change>) => latest(...given), search: () => router.location.search }
}

test('two changes before either is drawn are both in the address', async () => {
  const { change, search } = await at('/list?page=3')
  await act(async () => {
    change({ status: 'ended' })
    change({ q: 'quoc te' }, { replace: true })
  })
  expect(search()).toBe('?status=ended&q=quoc+te')
})

test('a change keeps the other fields, goes back to page 1, and an empty value removes its field', async () => {
  const { change, search } = await at('/list?sort=name&status=ended&page=3')
  await act(async () => change({ page: 4 }))
  expect(search()).toBe('?sort=name&status=ended&page=4')
  await act(async () => change({ status: '' }))
  expect(search()).toBe('?sort=name')
})
