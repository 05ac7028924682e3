import { Form, TextField, useRecordForm } from '@console/forms'
import type { ModuleManifest, NavEntry } from '@console/module'
import { Link } from '@console/router'
import { pageDataStore } from '@console/session'
import { renderPart, type Visitor } from '@console/testing'
import { type Column, DataTable, ModalDialog, SearchField, toast, useSelection } from '@console/ui'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { loadMessages } from '../messages/load-messages.ts'
import { openRegistry, registryStore } from '../modules/registry.ts'
import { openNavigation } from '../navigation/navigation.ts'
import { CommandCenter } from './command-center.tsx'

const area = (to: `/${string}`, label: string, order: number): NavEntry => ({
  to,
  label,
  order,
  icon: 'campaigns',
  needs: [],
  module: 'part',
})
const AREAS = [
  area('/campaigns', 'Campaigns', 10),
  area('/applications', 'Applications', 20),
  area('/part', 'Parts', 30),
  area('/cards', 'Cards', 40),
]
const ROWS = ['one', 'two']
const COLUMNS: readonly Column<string>[] = [{ id: 'name', header: 'Name', cell: (name) => <Link to={`/part/${name}`}>{name}</Link> }]

const part: ModuleManifest = {
  id: 'part',
  version: '1.0.0',
  platform: '^1.0.0',
  hash: 'abc',
  commands: [
    { to: '/part/forbidden', label: 'a', needs: ['pub:nothing:create'] },
    { to: '/part/create', label: 'b', needs: ['pub:campaigns:create'] },
  ],
  routes: [],
  entry: { file: 'remoteEntry.js', integrity: 'sha256-x' },
  pages: {},
  labels: {},
  messages: [],
}

const Note = v.object({ name: v.string() })
const save = jest.fn(async () => {})
beforeEach(() => {
  save.mockClear()
})

function NoteForm() {
  const form = useRecordForm(Note, { name: '' })
  return (
    <Form form={form} onSubmit={save} submit="Save" failed="Not saved">
      <TextField name="name" label="Name" />
    </Form>
  )
}

function List() {
  const selection = useSelection(
    ROWS,
    (row) => row,
    (row) => row,
  )
  return (
    <main>
      <SearchField
        label="Search"
        value=""
        onSearch={() => {}}
        results={{ areLoaded: true, first: () => document.querySelector<HTMLElement>('tbody th a') }}
      />
      <Link to="/part/one/edit">Edit</Link>
      <DataTable label="Parts" columns={COLUMNS} rows={ROWS} rowId={(row) => row} skeletonRows={2} selection={selection} />
    </main>
  )
}

async function withKeys(visitor: Visitor = { as: 'owner' }, more: React.ReactNode = null) {
  const page = await renderPart(
    () => (
      <>
        <CommandCenter />
        <List />
        <NoteForm />
        {more}
      </>
    ),
    visitor,
    loadMessages,
  )
  const { locale, base, preferences, settings, owners } = pageDataStore.getState()
  openRegistry({ locale, base, nonce: 'n', preferences, settings, owners, nav: [], module: part, unavailable: {}, registry: '/none' })
  registryStore.setState({ rest: 'ready' })
  act(() => openNavigation(AREAS))
  return page
}

type Page = Awaited<ReturnType<typeof withKeys>>
const cells = (name: string) => screen.getByText(name).closest('tr')
const goesTo =
  (path: string) =>
  async ({ address }: Page) =>
    waitFor(() => expect(address()).toBe(path))
const inTable = async () => act(() => screen.getByRole('region', { name: 'Parts' }).focus())

const inForm = async () => act(() => screen.getByRole('textbox', { name: 'Name' }).focus())
const isSaved = () => waitFor(() => expect(save).toHaveBeenCalledTimes(1))

const ACTS: Readonly<Record<string, { readonly before?: () => Promise<void>; readonly done: (page: Page) => Promise<unknown> }>> = {
  'Open search and commands': { done: () => screen.findByRole('combobox') },
  'Show this list': { done: () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' }) },
  'Show the modules and their versions': { done: () => screen.findByRole('dialog', { name: 'Modules' }) },
  'Go to the list’s search box': { done: async () => expect(screen.getByRole('searchbox')).toHaveFocus() },
  'Create something new in this section': { done: goesTo('/part/create') },
  'Edit this item': { done: goesTo('/part/one/edit') },
  'Go to the home page': { done: goesTo('/') },
  'Go to Campaigns': { done: goesTo('/campaigns') },
  'Go to Applications': { done: goesTo('/applications') },
  'Go to Parts': { done: goesTo('/part') },
  'Go to the newest notice, such as to undo': {
    before: async () => {
      toast.success('Paused', { label: 'Undo', onClick: () => {} })
      await screen.findByText('Paused')
    },
    done: () => waitFor(() => expect(screen.getByRole('button', { name: 'Undo: Paused' })).toHaveFocus()),
  },
  'In a form: save': { before: inForm, done: isSaved },
  'In a form: save from within a field': { before: inForm, done: isSaved },
  'In a list’s search box: go to the first result': {
    before: async () => act(() => screen.getByRole('searchbox').focus()),
    done: async () => expect(screen.getByRole('link', { name: 'one' })).toHaveFocus(),
  },
  'In a list: go to the next or previous row': { before: inTable, done: async () => expect(cells('one')).toHaveFocus() },
  'In a list: select the row': {
    before: async () => act(() => cells('two')?.focus()),
    done: async () => expect(screen.getByRole('checkbox', { name: /two/ })).toBeChecked(),
  },
  'In a list: open the row': { before: async () => act(() => cells('two')?.focus()), done: goesTo('/part/two') },
}

const SPECIAL: Readonly<Record<string, string>> = { Enter: '{Enter}', F8: '[F8]', '↓': '{ArrowDown}' }

async function linesOfSheet({ user }: Page) {
  await user.keyboard('?')
  const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const lines = within(sheet)
    .getAllByRole('term')
    .map((term) => ({
      name: term.textContent ?? '',
      keys: [...(term.nextElementSibling?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent ?? ''),
    }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  return lines
}

test('the sheet lists every shortcut, an area by the first letter of its path', async () => {
  const page = await withKeys()
  const lines = await linesOfSheet(page)
  expect(lines.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(ACTS)))
  expect(lines).toHaveLength(Object.keys(ACTS).length)
  expect(lines).toContainEqual({ name: 'Go to Applications', keys: ['G', 'A'] })
})

test.each(Object.entries(ACTS))('the keys of the sheet do what it says: %s', async (name, { before, done }) => {
  const page = await withKeys()
  const { keys } = (await linesOfSheet(page)).find((line) => line.name === name) ?? { keys: [] }
  await before?.()
  const typed = keys.map((key) => SPECIAL[key] ?? key.toLowerCase())
  await page.user.keyboard(keys[0] === 'Ctrl' ? `{Control>}${typed[1]}{/Control}` : typed.join(''))
  await done(page)
})

test('each key is a letter like any other while someone types', async () => {
  const { user, address } = await withKeys()
  await user.click(screen.getByRole('searchbox'))
  for (const keys of ['c', 'e', 'gh', '?', 'gc']) {
    await user.clear(screen.getByRole('searchbox'))
    await user.keyboard(keys)
    expect(screen.getByRole('searchbox')).toHaveValue(keys)
    expect(address()).toBe('/part')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  }
})

test('under a dialog no key acts', async () => {
  const { user, address } = await withKeys(
    { as: 'owner' },
    <ModalDialog title="A question" onClose={() => {}}>
      .
    </ModalDialog>,
  )
  await screen.findByRole('dialog', { name: 'A question' })
  await user.keyboard('cegh?')
  expect(address()).toBe('/part')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('a person who may create nothing in the area stays', async () => {
  const { user, address } = await withKeys({ as: 'viewer' })
  await user.keyboard('c')
  expect(address()).toBe('/part')
})

test('two keys belong together only in a row', async () => {
  const { user, address } = await withKeys()
  await user.keyboard('gzc')
  await waitFor(() => expect(address()).toBe('/part/create'))
})
