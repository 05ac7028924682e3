import { paths } from '@console/contract'
import { pinnedPublisher, sessionStore } from '@console/session'
import { openedDocuments, renderPage, UNUSED_ID } from '@console/testing'
import { beforeEach, expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { campaignRecord } from '../testing/campaign-record.tsx'
import { moduleOf } from '../testing/module-of.ts'
import { RecordPage } from './index.ts'

const pages = { campaign: () => <RecordPage of={campaignRecord}>{({ name }) => <h1>{name}</h1>}</RecordPage> }

beforeEach(() => sessionStorage.clear())

test.each([
  ['en', 'This item may belong to another publisher.', 'Open in Hanoi Media'],
  ['vi', 'Có thể nội dung này thuộc nhà phát hành khác.', 'Mở tại Hanoi Media'],
] as const)('in %s a record that is not there can be looked for at the other publishers of the person', async (locale, words, open) => {
  const { user } = await renderPage(moduleOf(pages), paths.campaign(UNUSED_ID), { as: 'owner', locale })
  const button = await screen.findByRole('button', { name: open })
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Lotus Games/ })).not.toBeInTheDocument()
  await user.click(button)
  expect(openedDocuments()).toEqual(['reload'])
  const session = sessionStore.getState()
  if (session.state !== 'signed-in') throw new Error('nobody is signed in')
  expect(pinnedPublisher(session.profile.id)).toBe(session.publishers.find(({ name }) => name === 'Hanoi Media')?.id)
})

test('a person who has no other publisher is told of none', async () => {
  await renderPage(moduleOf(pages), paths.campaign(UNUSED_ID), { as: 'viewer' })
  expect(await screen.findByRole('link', { name: 'Back to campaigns' })).toBeInTheDocument()
  expect(screen.queryByText(/another publisher/)).not.toBeInTheDocument()
})
