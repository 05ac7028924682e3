import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { Pagination } from './pagination.tsx'

const previous = () => screen.getByRole('button', { name: 'Previous page' })
const next = () => screen.getByRole('button', { name: 'Next page' })

async function at(page: number, total: number, isCapped = false) {
  const onPage = jest.fn()
  const { user } = await renderPart(<Pagination page={page} pageSize={20} total={total} isCapped={isCapped} onPage={onPage} />)
  return { user, onPage }
}

test.each([
  [1, 28, '1–20 of 28', [], [2]],
  [2, 28, '21–28 of 28', [1], []],
  [2, 60, '21–40 of 60', [1], [3]],
  [1, 20, '1–20 of 20', [], []],
  [1, 0, '0–0 of 0', [], []],
])('page %i of %i rows reads %s and leads to %j and %j', async (page, total, words, back, on) => {
  const { user, onPage } = await at(page, total)
  expect(screen.getByRole('status')).toHaveTextContent(words)
  await user.click(previous())
  expect(onPage.mock.calls.flat()).toEqual(back)
  onPage.mockClear()
  await user.click(next())
  expect(onPage.mock.calls.flat()).toEqual(on)
})

test('the last page that can be reached says that there is more', async () => {
  const { user, onPage } = await at(500, 10_000, true)
  expect(screen.getByRole('status')).toHaveTextContent('9,981–10,000 of 10,000+')
  expect(screen.getByText(/Only the first 10,000 rows are available/)).toBeInTheDocument()
  await user.click(next())
  expect(onPage).not.toHaveBeenCalled()
})
