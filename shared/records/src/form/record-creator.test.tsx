import { call } from '@console/api'
import { createSource, listSources, paths, type Source, SourceWrite } from '@console/contract'
import { useParams } from '@console/router'
import {
  applicationFactory,
  asOwner,
  hidePage,
  keptInBrowser,
  problem,
  recordCalls,
  refuseCalls,
  renderPage,
  sourceFactory,
} from '@console/testing'
import { expect, jest, test } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { describeForm } from '../index.ts'
import { RecordPage } from '../page/index.ts'
import { moduleOf } from '../testing/module-of.ts'
import { SourceFields, sourceRecord, sourceValues } from '../testing/source-record.tsx'
import { FromOriginal, RecordCreator } from './index.ts'

const name = () => screen.getByRole('textbox', { name: 'Name' })
const pack = () => screen.getByRole('textbox', { name: 'Package' })
const submit = () => screen.getByRole('button', { name: 'Create source' })

const pages = {
  source: () => <RecordPage of={sourceRecord}>{({ source_name }) => <h1>{source_name}</h1>}</RecordPage>,
  newSource: () => {
    const { application_id = '' } = useParams()
    return (
      <FromOriginal of={sourceRecord} failed="The original could not be had">
        {(original) => (
          <RecordCreator of={sourceRecord} params={{ application_id }} from={original}>
            <SourceFields />
          </RecordCreator>
        )}
      </FromOriginal>
    )
  },
}

async function opened(from?: (made: Source) => string) {
  const made = await asOwner(async () => sourceFactory(await applicationFactory(), { source_name: 'There before' }))
  const { id } = made.application
  const page = await renderPage(moduleOf(pages), from?.(made) ?? paths.sourceCreate(id), { as: 'owner' })
  await screen.findByRole('textbox', { name: 'Name' })
  return { ...page, made, application_id: id }
}
const copy = ({ id, application }: Source) => paths.sourceElsewhere(application.id, id)

test('the form opens with the values of a new record, and of the original where there is one', async () => {
  const { unmount } = await opened()
  expect(name()).toHaveValue('')
  unmount()
  await opened(copy)
  expect(name()).toHaveValue('There before')
})

test('what is typed is sent as the schema reads it, is told about, and the new record is shown', async () => {
  const { user, address, application_id } = await opened()
  const sent = recordCalls(createSource)
  await user.type(name(), '  Mới tinh ')
  await user.click(submit())
  expect(await screen.findByRole('heading', { name: 'Mới tinh' })).toBeInTheDocument()
  expect(await screen.findByText('Source created')).toBeInTheDocument()
  expect(await sent[0]?.json()).toEqual({ ...sourceValues(undefined), source_name: 'Mới tinh' })
  const { items } = await call(listSources, { application_id, q: 'moi tinh' })
  expect(address()).toBe(paths.source(application_id, items[0]?.id ?? ''))
})

test('what was refused is sent again as a new request, also from a draft; what was lost keeps its key, which nothing else has', async () => {
  const { user } = await opened()
  const failures = ['source_taken', 'busy', 'busy'] as const
  const sent = recordCalls(createSource, () => problem(failures[sent.length - 1] ?? 'busy'))
  const draftKeys = () => [...keptInBrowser.values()].map((draft) => (draft as { readonly sentAs?: string }).sentAs)
  await user.type(name(), 'Once')
  await user.type(pack(), 'example.once')
  for (const [before, code] of failures.entries()) {
    await user.click(submit())
    await waitFor(() => expect(sent).toHaveLength(before + 1))
    await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'))
    const key = code === 'source_taken' ? undefined : sent[before]?.headers.get('Idempotency-Key')
    await waitFor(() => expect(draftKeys()).toEqual([key]))
  }
  await user.type(name(), ' more')
  await user.click(submit())
  await waitFor(() => expect(sent).toHaveLength(4))
  const [refused, lost, again, other] = sent.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(lost).toMatch(/^[0-9a-f-]{36}$/)
  expect(lost).not.toBe(refused)
  expect(again).toBe(lost)
  expect(other).not.toBe(lost)
})

test('a refusal says why above the form and keeps what is typed', async () => {
  const { user, address, application_id } = await opened()
  refuseCalls(createSource, 'internal', { request_id: 'req-7' })
  await user.type(name(), 'Kept')
  await user.click(submit())
  const reason = await screen.findByRole('alert')
  expect(reason).toHaveTextContent('Couldn’t create the source')
  expect(reason).toHaveTextContent('Reference: req-7')
  expect(name()).toHaveValue('Kept')
  expect(address()).toBe(paths.sourceCreate(application_id))
})

test('Cancel leads to the list that the record would stand in, and from a copy to its original', async () => {
  const first = await opened()
  await first.user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(first.address()).toBe(paths.sourcesOf(first.application_id)))
  first.unmount()
  const { user, address, made } = await opened(copy)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(address()).toBe(paths.source(made.application.id, made.id)))
})

test('drafts of different parents and of different originals are kept apart', async () => {
  const [one, two] = await asOwner(async () => {
    const application = await applicationFactory()
    return [await sourceFactory(application), await sourceFactory(await applicationFactory())]
  })
  const addresses = [paths.sourceCreate(one.application.id), paths.sourceCreate(two.application.id), copy(one), copy(two)]
  for (const [before, address] of addresses.entries()) {
    const { user, unmount } = await renderPage(moduleOf(pages), address, { as: 'owner' })
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), `typed ${before}`)
    expect(screen.queryByRole('button', { name: 'Restore' })).not.toBeInTheDocument()
    hidePage()
    await waitFor(() => expect(keptInBrowser.size).toBe(before + 1))
    unmount()
  }
  const { user } = await renderPage(moduleOf(pages), addresses[0] ?? '', { as: 'owner' })
  await user.click(await screen.findByRole('button', { name: 'Restore' }))
  expect(name()).toHaveValue('typed 0')
})

test('drafts that are offered at once have buttons with names of their own; the last one needs none', async () => {
  const { id } = await asOwner(() => applicationFactory())
  const open = () => renderPage(moduleOf(pages), paths.sourceCreate(id), { as: 'owner' })
  for (const [before, typed] of ['First', 'Second'].entries()) {
    const { user, unmount } = await open()
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), typed)
    hidePage()
    await waitFor(() => expect(keptInBrowser.size).toBe(before + 1))
    unmount()
  }
  const { user } = await open()
  expect(await screen.findByRole('button', { name: /^Restore You have unsaved work from \d.*: “First”\.$/ })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: /^Restore You have unsaved work from \d.*: “Second”\.$/ })).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: /^Discard You have unsaved work from \d.*: “Second”\.$/ }))
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(name()).toHaveValue('First')
})

test('a form of other fields opens with its own values and sends what it makes of them, once', async () => {
  const made = jest.fn((source: SourceWrite) => source)
  const { id } = await asOwner(() => applicationFactory())
  const short = describeForm({
    schema: v.pipe(SourceWrite, v.transform(made)),
    values: (_original: Source | undefined) => ({ ...sourceValues(undefined), package_name: 'example.given' }),
    body: (parsed, original) => ({ ...(parsed as object), package_name: original ? 'example.of.original' : 'example.of.body' }),
  })
  const newSource = () => (
    <RecordCreator of={sourceRecord} form={short} params={{ application_id: id }}>
      <SourceFields />
    </RecordCreator>
  )
  const { user } = await renderPage(moduleOf({ ...pages, newSource }), paths.sourceCreate(id), { as: 'owner', locale: 'vi' })
  expect(pack()).toHaveValue('example.given')
  const sent = recordCalls(createSource)
  await user.type(name(), 'Short')
  await user.click(screen.getByRole('button', { name: 'Tạo nguồn cài đặt' }))
  expect(await screen.findByText('Đã tạo nguồn cài đặt')).toBeInTheDocument()
  expect(await sent[0]?.json()).toMatchObject({ source_name: 'Short', package_name: 'example.of.body' })
  expect(made).toHaveBeenCalledTimes(1)
})

test('values that are given stand in the place of those of the original', async () => {
  const { id } = await asOwner(() => applicationFactory())
  const newSource = () => (
    <RecordCreator of={sourceRecord} params={{ application_id: id }} values={{ ...sourceValues(undefined), source_name: 'Given' }}>
      <SourceFields />
    </RecordCreator>
  )
  await renderPage(moduleOf({ newSource }), paths.sourceCreate(id), { as: 'owner' })
  expect(name()).toHaveValue('Given')
})

test('a check that the schema cannot make refuses without a call', async () => {
  const { id } = await asOwner(() => applicationFactory())
  const checked = {
    ...sourceRecord,
    checks: ({ source_name }: { readonly source_name: string }) =>
      source_name === 'Known' ? [{ pointer: '/body/source_name', code: 'taken' }] : [],
  }
  const newSource = () => (
    <RecordCreator of={sourceRecord} form={checked} params={{ application_id: id }}>
      <SourceFields />
    </RecordCreator>
  )
  const { user } = await renderPage(moduleOf({ ...pages, newSource }), paths.sourceCreate(id), { as: 'owner' })
  const sent = recordCalls(createSource)
  await user.type(name(), 'Known')
  await user.type(pack(), 'example.known')
  await user.click(submit())
  await waitFor(() => expect(name()).toHaveAccessibleErrorMessage('This value is already taken. Choose another one.'))
  expect(name()).toHaveFocus()
  expect(sent).toEqual([])
})
