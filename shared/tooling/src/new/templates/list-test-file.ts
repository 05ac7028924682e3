import type { SliceNames } from '../slice-names.ts'

/** `<thing>-list.test.tsx`: the list, and what is done to many. */
export const listTestFile = (names: SliceNames) => {
  const { Things, thing, things, kebabs, module, english, English, englishPlural, EnglishPlural, vietnamese, Vietnamese } = names
  return `import { call } from '@console/api'
import { list${Things}, paths } from '@console/contract'
import { type Account, enter, interceptCalls, renderPage, ${thing}Factory } from '@console/testing'
import { describe, expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import ${module} from '../module.ts'

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent)
const open = (query = '', as: Account = 'owner') => renderPage(${module}, \`\${paths.${things}()}\${query}\`, { as })

test('each ${english} is a row with its name and status', async () => {
  await open()
  const row = within(await rowOf('${English} one'))
  expect(row.getByRole('link', { name: '${English} one' })).toHaveAttribute('href', expect.stringMatching(/^\\/${kebabs}\\/[\\w-]+$/))
  expect(row.getByRole('cell', { name: 'Active' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { level: 1, name: '${EnglishPlural}' })).toBeInTheDocument()
})

test('the same in Vietnamese', async () => {
  await renderPage(${module}, paths.${things}(), { as: 'owner', locale: 'vi' })
  expect(await rowOf('${Vietnamese} số hai')).toHaveTextContent('Đang hoạt động')
  expect(screen.getByRole('heading', { level: 1, name: '${Vietnamese}' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Tạo ${vietnamese}' })).toBeInTheDocument()
})

test('the status stands in the address and narrows the rows', async () => {
  const { user, address } = await open('?sort=name')
  await rowOf('${English} one')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive')
  await waitFor(() => expect(names()).toEqual(['${English} three']))
  expect(address()).toBe('/${kebabs}?sort=name&status=inactive')
})

test('the search finds a part of the name', async () => {
  const { user } = await open()
  await user.type(await screen.findByRole('searchbox', { name: 'Search ${englishPlural}' }), 'THREE')
  await waitFor(() => expect(names()).toEqual(['${English} three']))
})

test('a publisher without any is told how to begin', async () => {
  interceptCalls((request) =>
    new URL(request.url).pathname.endsWith('/${kebabs}') ? Response.json({ items: [], page: 1, page_size: 20, total: 0 }) : undefined,
  )
  await open()
  expect(await screen.findByText('No ${englishPlural} yet')).toBeInTheDocument()
  for (const link of screen.getAllByRole('link', { name: 'Create ${english}' })) expect(link).toHaveAttribute('href', '/${kebabs}/create')
})

test('who may only read sees no way to create and chooses no rows', async () => {
  await open('', 'viewer')
  await rowOf('${English} one')
  expect(screen.queryByRole('link', { name: 'Create ${english}' })).not.toBeInTheDocument()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
})

describe('many at once', () => {
  const bar = () => screen.findByRole('region', { name: 'Selected rows' })
  const outcome = (words: string) => waitFor(async () => expect(within(await bar()).getByRole('status')).toHaveTextContent(words))

  async function chosen(word: string) {
    await enter({ as: 'owner' }, {})
    for (const letter of ['A', 'B']) await ${thing}Factory({ name: \`\${word} \${letter}\` })
    const { user } = await open(\`?q=\${word}&sort=name\`)
    await rowOf(\`\${word} A\`)
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }))
    const press = async (name: string) => user.click(within(await bar()).getByRole('button', { name }))
    const stored = async () => (await call(list${Things}, { q: word, sort: 'name' })).items
    return { user, press, stored }
  }

  test('are deactivated', async () => {
    const { press, stored } = await chosen('Paused')
    await press('Deactivate')
    await outcome('Deactivate: 2 done')
    expect((await stored()).map(({ status }) => status)).toEqual(['inactive', 'inactive'])
  })

  test('are deleted after they were named', async () => {
    const { user, press, stored } = await chosen('Dropped')
    await press('Delete ${englishPlural}')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete these ${englishPlural}?' }))
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Dropped A', 'Dropped B'])
    await user.click(dialog.getByRole('button', { name: 'Delete ${englishPlural}' }))
    await outcome('Delete ${englishPlural}: 2 done')
    expect(await stored()).toEqual([])
  })
})
`
}
