import { renderPart } from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen, within } from '@testing-library/react'
import { Pagination } from './pagination.tsx'

const previous = () => screen.getByRole('button', { name: 'Previous page' })
const next = () => screen.getByRole('button', { name: 'Next page' })

async function at(page: number, total: number, isCapped = false, pageSize = 20) {
  const onPage = jest.fn()
  const onPageSize = jest.fn()
  const { user } = await renderPart(
    <Pagination page={page} pageSize={pageSize} total={total} isCapped={isCapped} onPage={onPage} onPageSize={onPageSize} />,
  )
  return { user, onPage, onPageSize }
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

test.each([
  ['the usual sizes', 28, 20, ['20 rows', '50 rows', '100 rows']],
  ['the one that the address asks for', 3, 5, ['5 rows', '20 rows', '50 rows', '100 rows']],
])('the size of a page can be chosen: %s', async (_, total, pageSize, sizes) => {
  const { user, onPageSize } = await at(1, total, false, pageSize)
  const choice = screen.getByRole('combobox', { name: 'Rows per page' })
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(sizes)
  expect(choice).toHaveValue(String(pageSize))
  await user.selectOptions(choice, '50 rows')
  expect(onPageSize.mock.calls).toEqual([[50]])
})

test('rows that fit a page leave nothing to choose', async () => {
  await at(1, 20)
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
})
