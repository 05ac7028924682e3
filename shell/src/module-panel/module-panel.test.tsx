import type { ModuleManifest, PageData } from '@console/module'
import { pageDataStore } from '@console/session'
import { openedDocuments, renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { rememberFailure } from '../failures/seen-failures.ts'
import { loadMessages } from '../messages/load-messages.ts'
import { openRegistry } from '../modules/registry.ts'
import { answersOfHost } from '../testing/asked-of-host.ts'
import { newManifest } from '../testing/served-modules.ts'
import { ModulePanel } from './module-panel.tsx'

const ORIGIN = 'http://localhost:3501'
const REGISTRY = '/modules/registry.en.1.json'
const manifestOf = (id: string): ModuleManifest => ({ ...newManifest(), id, hash: `${id}-hash`, version: '1.4.0', platform: '1.1.0' })

const PAGE = {
  owners: { campaigns: ['/campaigns'], onelinks: ['/onelinks'], team: ['/users'], parts: ['/parts'] },
  unavailable: { onelinks: { reason: 'off' } },
  held_back: { team: { hash: 'newer-hash', reason: 'platform', needs: 'Hologram (@console/ui)' } },
  overrides: [
    { id: 'parts', origin: ORIGIN, until: '2026-11-23T12:00:00.000Z', release: { hash: 'their-hash', record: manifestOf('parts') } },
  ],
  module: manifestOf('campaigns'),
  shell: { hash: 'shell-hash', platform: '1.2.0' },
  registry: REGISTRY,
} as const satisfies Partial<PageData>

interface Opened {
  readonly locale?: 'en' | 'vi'
  readonly origins?: readonly string[]
  readonly hash?: string
  readonly respond?: () => Response
}

function Opener({ proposal }: { readonly proposal: string }) {
  const [isOpen, setOpen] = useState(false)
  return isOpen ? (
    <ModulePanel proposal={proposal} onClose={() => setOpen(false)} />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      Open
    </button>
  )
}

async function openPanel({ locale = 'en', origins, hash = '', respond = () => new Response(null, { status: 204 }) }: Opened = {}) {
  const page = await renderPart(() => <Opener proposal={hash} />, { as: 'owner', locale }, loadMessages)
  const { owners, held_back, overrides, shell } = PAGE
  const settings = { ...pageDataStore.getState().settings, ...(origins ? { override_origins: origins } : {}) }
  pageDataStore.setState({ owners, held_back, overrides, shell, settings })
  openRegistry(PAGE as unknown as PageData)
  answersOfHost(REGISTRY, () => Response.json([manifestOf('team')]))
  const asked = answersOfHost('/overrides', respond)
  await page.user.click(screen.getByRole('button', { name: 'Open' }))
  const panel = await screen.findByRole('dialog', { name: locale === 'en' ? 'Modules' : 'Các module' })
  await within(panel).findByText('team-hash')
  return { ...page, asked, panel, part: (name: string) => within(panel).getByRole('region', { name }) }
}

const says = (part: HTMLElement, name: string) => within(part).getByText(name).nextElementSibling?.textContent

test('it says of shell and modules what is served, from where, and whether it fits', async () => {
  const { part } = await openPanel()
  expect([says(part('Shell'), 'Release'), says(part('Shell'), 'Platform')]).toEqual(['shell-hash', '1.2.0'])
  const campaigns = part('campaigns')
  expect(['Version', 'Release', 'Status', 'Platform', 'Load times'].map((name) => says(campaigns, name))).toEqual([
    '1.4.0',
    'campaigns-hash',
    'Released',
    '1.1.0: compatible',
    'Not loaded yet',
  ])
  expect(says(part('onelinks'), 'Status')).toBe('Not available (switched off)')
  expect(says(part('team'), 'Status')).toContain('held back: newer-hash')
  expect(says(part('team'), 'Status')).toContain('Needs: Hologram (@console/ui)')
  expect([says(part('parts'), 'Release'), says(part('parts'), 'Status')]).toEqual(['their-hash', `Override: ${ORIGIN}`])
})

test('in Vietnamese it says the same, with the failures of this page by their support id', async () => {
  rememberFailure({ id: 'campaigns', reason: 'slow', support_id: '7F3K-9QXM', time: '2026-11-23T03:04:00.000Z' })
  const { part } = await openPanel({ locale: 'vi' })
  expect(says(part('campaigns'), 'Lỗi gần đây')).toBe('10:04 · tải quá lâu · 7F3K-9QXM')
  expect(says(part('team'), 'Lỗi gần đây')).toBe('Chưa có lỗi trên trang này')
  expect(says(part('onelinks'), 'Bản đang dùng')).toBe('Không dùng được (đang tắt)')
})

test('a module that is overridden goes back to its release', async () => {
  const { user, part, asked } = await openPanel()
  await user.click(within(part('parts')).getByRole('button', { name: 'Use the released module' }))
  await waitFor(() => expect(openedDocuments()).toEqual(['reload']))
  expect(asked).toMatchObject([{ method: 'DELETE', path: '/overrides/parts' }])
})

test('without an allowed origin nothing can be overridden', async () => {
  const { panel } = await openPanel()
  expect(within(panel).queryByRole('form')).not.toBeInTheDocument()
})

test('a module is taken from an allowed origin, and the page is loaded again', async () => {
  const { user, panel, asked } = await openPanel({ origins: ['https://branch.example', ORIGIN] })
  const form = within(panel).getByRole('form', { name: 'Override a module' })
  await user.selectOptions(within(form).getByLabelText('Module to override'), 'team')
  await user.selectOptions(within(form).getByLabelText('Server to load the module from'), ORIGIN)
  await user.click(within(form).getByRole('button', { name: 'Override module' }))
  await waitFor(() => expect(openedDocuments()).toEqual(['reload']))
  expect(asked).toMatchObject([{ method: 'PUT', path: '/overrides/team', body: { origin: ORIGIN }, headers: { 'X-Console': '1' } }])
})

test('a link proposes a module that was never released, from its server, and the person decides', async () => {
  const { user, panel, asked } = await openPanel({ origins: ['https://branch.example', ORIGIN], hash: `#modules=loyalty@${ORIGIN}` })
  const form = within(panel).getByRole('form', { name: 'Override a module' })
  expect(within(form).getByLabelText('Module to override')).toHaveValue('loyalty')
  expect(asked).toEqual([])
  await user.click(within(form).getByRole('button', { name: 'Override module' }))
  await waitFor(() => expect(asked).toMatchObject([{ method: 'PUT', path: '/overrides/loyalty', body: { origin: ORIGIN } }]))
})

test('a link to a server that is not allowed says so in Vietnamese', async () => {
  const { panel } = await openPanel({ locale: 'vi', hash: `#modules=loyalty@${ORIGIN}` })
  expect(within(panel).getByRole('alert')).toHaveTextContent(`Không thể tải module từ ${ORIGIN} vào đây.`)
  expect(within(panel).queryByRole('form')).not.toBeInTheDocument()
})

test.each([
  [422, { fault: 'unreachable' }, 'en', /isn’t responding/],
  [
    422,
    { fault: 'platform', needs: 'Hologram (@console/ui)' },
    'vi',
    /một phiên bản khác của Publisher Console \(Hologram \(@console\/ui\)\)\. Hãy chọn máy chủ khác hoặc dùng module đã phát hành\.$/,
  ],
  [503, {}, 'en', 'Couldn’t override the module. Try again.'],
] as const)('a refusal (%i, %j) says why in %s, and the page stays', async (status, body, locale, words) => {
  const { user, panel } = await openPanel({ locale, origins: [ORIGIN], respond: () => Response.json(body, { status }) })
  await user.click(within(panel).getByRole('button', { name: locale === 'en' ? 'Override module' : 'Ghi đè module' }))
  expect(await within(panel).findByRole('alert')).toHaveTextContent(words)
  expect(openedDocuments()).toEqual([])
})
