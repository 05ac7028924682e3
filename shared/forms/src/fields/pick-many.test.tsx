import { ApiError } from '@console/api'
import { renderPart } from '@console/testing'
import { beforeEach, expect, jest, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { Form, useRecordForm } from '../index.ts'
import { KeptForm } from '../record/index.ts'
import { PickMany, type PickOption } from './index.ts'

const OPTIONS: readonly PickOption[] = [
  { id: 'quest', name: 'Lotus Quest', chosen: 'Lotus Quest (TEST)' },
  { id: 'pond', name: 'Lotus Pond' },
  { id: 'kite', name: 'Kite' },
]
const Choice = v.object({ games: v.pipe(v.array(v.string()), v.minLength(1, 'min_items')) })
const save = jest.fn<(values: v.InferInput<typeof Choice>) => Promise<void>>()

function Games({ games }: { readonly games: readonly string[] }) {
  const [q, setQ] = useState('')
  const found = OPTIONS.filter(({ name }) => name.toLowerCase().includes(q.toLowerCase()))
  return (
    <PickMany
      name="games"
      label="Games"
      searchLabel="Search games"
      failed="No games could be had"
      none="No game matches."
      q={q}
      onSearch={setQ}
      found={{ data: found, error: undefined, retry: () => {} }}
      known={OPTIONS.filter(({ id }) => games.includes(id))}
    />
  )
}

function Choosing({ games }: { readonly games: readonly string[] }) {
  const form = useRecordForm(Choice, { games: [...games] })
  return (
    <Form form={form} submit="Save" failed="Saving failed" onSubmit={(values) => save(values)}>
      <Games games={games} />
    </Form>
  )
}
const visit = (games: readonly string[] = []) => renderPart(<Choosing games={games} />)
const box = (name: string) => screen.getByRole('checkbox', { name })
const button = (name: string) => screen.getByRole('button', { name })

beforeEach(() => {
  save.mockReset()
  save.mockResolvedValue(undefined)
})

test('what is chosen is saved in the order of choosing', async () => {
  const { user } = await visit(['kite'])
  expect(box('Kite')).toBeChecked()
  await user.click(box('Lotus Quest'))
  await user.click(button('Save'))
  expect(save.mock.calls[0]?.[0]).toEqual({ games: ['kite', 'quest'] })
})

test('what is chosen stays in sight while something else is searched, and can be removed there', async () => {
  const { user } = await visit()
  await user.click(box('Lotus Quest'))
  await user.type(screen.getByRole('searchbox', { name: 'Search games' }), 'kite')
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Lotus Quest' })).not.toBeInTheDocument())
  await user.click(button('Remove Lotus Quest (TEST)'))
  await user.click(box('Kite'))
  await user.click(button('Save'))
  expect(save.mock.calls[0]?.[0]).toEqual({ games: ['kite'] })
})

test('nothing chosen where something must be is said at the field, which gets the focus', async () => {
  const { user } = await visit()
  await user.click(button('Save'))
  const group = screen.getByRole('group', { name: 'Games' })
  expect(await within(group).findByRole('alert')).toHaveTextContent('Games are required.')
  expect(within(group).getByRole('list')).toHaveFocus()
  expect(save).not.toHaveBeenCalled()
})

test('a search that finds nothing says so', async () => {
  const { user } = await visit()
  await user.type(screen.getByRole('searchbox'), 'dragon')
  expect(await screen.findByText('No game matches.')).toBeInTheDocument()
})

function Editing({ games, theirs }: { readonly games: readonly string[]; readonly theirs: readonly string[] }) {
  const form = useRecordForm(
    Choice,
    { games: [...games] },
    {
      form: 'choice',
      id: 'one',
      version: 1,
      load: async () => ({ games: theirs, version: 2 }),
      toValues: (loaded) => ({ games: [...loaded.games] }),
    },
  )
  return (
    <KeptForm form={form} submit="Save" failed="Saving failed" onSubmit={(values) => save(values)}>
      <Games games={games} />
    </KeptForm>
  )
}

test('what two people choose and remove meanwhile is joined, shown and told by the name of the field', async () => {
  const { user } = await renderPart(<Editing games={['kite']} theirs={['pond']} />)
  await user.click(box('Lotus Quest'))
  save.mockRejectedValueOnce(new ApiError({ status: 412, code: 'version_mismatch' }))
  await user.click(button('Save'))
  await waitFor(() => expect(save).toHaveBeenCalledTimes(2))
  expect(save.mock.calls[1]?.[0]).toEqual({ games: ['pond', 'quest'] })
  expect(box('Kite')).not.toBeChecked()
  expect(box('Lotus Pond')).toBeChecked()
  expect(await screen.findByText('Someone else changed the following in the meantime: Games. Their changes were kept.')).toBeInTheDocument()
})
