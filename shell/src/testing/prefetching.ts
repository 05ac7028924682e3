import { defineModule, describeModule, type ModuleManifest, type PageData, type ReleasedRoute } from '@console/module'
import { makeMemoryRouter } from '@console/router'
import { pageDataStore, publisherStore, sessionStore } from '@console/session'
import { afterEach, beforeEach, jest } from '@jest/globals'
import { loadPage } from '../modules/load-module.ts'
import { startPrefetch } from '../modules/prefetch/start-prefetch.ts'
import { openRegistry, registryStore } from '../modules/registry.ts'

const CALL = '/pub/core/api/v1/publishers/:publisher_id'
const READ = ['pub:campaigns:read-list', 'campaign:read']
const CREATE = ['pub:campaigns:create']
const NOBODY = ['pub:nobody:holds-this']

/** The document of a test: every one has modules of its own, since what was fetched stays. */
export const doc = {
  /** The module whose list is open. */
  area: '',
  /** A module that was not opened yet. */
  other: '',
  asked: [] as string[],
  /** The modules whose code has run. */
  loaded: [] as string[],
  /** How often the parts of a page were fetched. */
  parts: 0,
  failing: undefined as RegExp | undefined,
}

const fileOf = (url: string) => url.replace(/^\/modules\/[^/]+\/abc\//, '').replace(/^\/pub.+\/publishers\/[^/]+\/other\d+/, 'API/things')
/** The files of a module that were fetched. */
export const under = (id: string) => doc.asked.filter((url) => url.startsWith(`/modules/${id}/`)).map(fileOf)
export const reads = () => doc.asked.filter((url) => url.startsWith('/pub/')).map(fileOf)
export const STEP = ['page-list.js', 'words-list.js', 'entry.js', 'messages.js']

const preload = () => {
  doc.parts += 1
}
export const Page = Object.assign(() => null, { preload })
const exposed = {
  default: defineModule({
    descriptor: describeModule({
      id: 'm',
      owns: ['/m'],
      routes: [
        { path: '/m', page: 'list' },
        { path: '/m/create', page: 'create' },
      ],
    }),
    pages: { list: async () => Page, create: async () => Page },
    messages: { en: async () => ({ default: {} }), vi: async () => ({ default: {} }) },
  }),
}

function routeTo(path: `/${string}`, page: string, more: Partial<ReleasedRoute> = {}): ReleasedRoute {
  return { path, page, layout: 'default', guard: 'admin', needs: READ, ...more }
}

function manifestOf(id: string, routes: readonly ReleasedRoute[], more: Partial<ModuleManifest> = {}): ModuleManifest {
  const pages = Object.fromEntries(routes.map(({ page }) => [page, [`page-${page}.js`, `words-${page}.js`]]))
  const entry = { file: 'entry.js', integrity: 'sha256-x' }
  const rest = { version: '1.0.0', platform: '^1.0.0', hash: 'abc', commands: [], labels: {}, messages: ['messages.js'] }
  return { id, routes, entry, pages, ...rest, ...more }
}

const ownManifest = (id: string) =>
  manifestOf(id, [routeTo(`/${id}`, 'list'), routeTo(`/${id}/create`, 'create', { needs: CREATE })], {
    commands: [{ to: `/${id}/create`, label: 'x', needs: CREATE }],
  })

const otherManifest = (id: string) =>
  manifestOf(
    id,
    [
      routeTo(`/${id}`, 'list', { reads: { url: `${CALL}/${id}?page=1` } }),
      routeTo(`/${id}/:thing_id`, 'one', { reads: { url: `${CALL}/${id}/:thing_id`, needs: READ } }),
      routeTo(`/${id}/create`, 'create', { needs: CREATE }),
      routeTo(`/${id}/secret`, 'secret', { needs: NOBODY, reads: { url: `${CALL}/${id}/secrets` } }),
      routeTo(`/${id}/form`, 'form', { reads: { url: `${CALL}/${id}/hidden`, needs: NOBODY } }),
    ],
    { commands: [{ to: `/${id}/create`, label: 'x', needs: CREATE }] },
  )

let count = 0
let leave = () => {}

interface Given {
  readonly held?: readonly string[]
  readonly locale?: 'en' | 'vi'
  readonly page?: Partial<PageData>
}
type ProvideSource = (id: string, load: () => Promise<unknown>) => void

const profile = { id: 'u', email: 'u@x.example', first_name: 'U', last_name: 'X', roles: ['admin'], strategy: 'local' } as const
const role = { id: 'r', name: 'Owner' }
const publisher = { id: 'pub-1', code: 'P', name: 'P', status: 'active', role, is_owner: true } as const

function enter(permissions: readonly string[]): void {
  sessionStore.setState({ state: 'signed-in', profile: { ...profile, roles: ['admin'] }, publishers: [publisher] }, true)
  publisherStore.setState({
    publisher,
    permissions: { publisher_id: publisher.id, role, is_owner: true, permissions: [...permissions] },
    error: null,
  })
}

/**
 * Returns what opens the list of one module, with the manifest of another, and begins to look ahead. Timers are fake from there
 * on. Every test begins with an empty page and real ones.
 */
export function documentsFrom(provideSource: ProvideSource) {
  beforeEach(() => document.body.replaceChildren())
  afterEach(() => {
    leave()
    leave = () => {}
    jest.useRealTimers()
    jest.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'connection')
  })
  return (given: Given = {}) => openDocument(provideSource, given)
}

async function openDocument(provideSource: ProvideSource, { held = [...READ, ...CREATE], locale = 'en', page = {} }: Given) {
  leave()
  count += 1
  const area = `area${count}`
  const other = `other${count}`
  Object.assign(doc, { area, other, asked: [], loaded: [], failing: undefined })
  const [whole, further] = [ownManifest(area), otherManifest(other)]
  const own = { ...whole, pages: {} }
  const owners = { [area]: [`/${area}`], [other]: [`/${other}`], gone: ['/gone'], auth: ['/login'] }
  enter(held)
  const nav = [area, other].map((id) => ({ to: `/${id}`, label: id, icon: 'campaigns', order: 1, needs: READ, module: id }))
  pageDataStore.setState({ nav, owners, locale, base: locale === 'vi' ? '/vi' : '' })
  openRegistry({ owners, module: own, nav, registry: '/modules/registry.json', unavailable: {}, ...page } as PageData)
  registryStore.setState({ manifests: { [area]: own, [other]: further }, whole: { [area]: whole, [other]: further }, rest: 'ready' })
  for (const { id } of [own, further]) {
    provideSource(id, async () => {
      doc.loaded.push(id)
      return exposed
    })
  }
  globalThis.fetch = async (input) => {
    doc.asked.push(String(input))
    return doc.failing?.test(String(input)) ? new Response('', { status: 503 }) : new Response('{}')
  }
  await loadPage(own, 'list')
  Object.assign(doc, { loaded: [], parts: 0 })

  const { base } = pageDataStore.getState()
  const leaves = (path: string) => path.startsWith('/login')
  const router = makeMemoryRouter({ base, children: null, error: null, leaves }, `${base}/${area}`)
  jest.useFakeTimers()
  const listening = jest.spyOn(document, 'addEventListener')
  startPrefetch(router)
  leave = () => {
    for (const [type, listener] of listening.mock.calls) document.removeEventListener(type, listener as EventListener)
  }
  return { router, own, further }
}

/** Makes an element and shows it alone on the page, until the next one is shown. */
export function show(name: string, attributes: Readonly<Record<string, string>> = {}, ...inside: readonly (string | Node)[]): HTMLElement {
  const shown = element(name, attributes, ...inside)
  document.body.replaceChildren(shown)
  return shown
}
export function element(name: string, attributes: Readonly<Record<string, string>>, ...inside: readonly (string | Node)[]): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...inside)
  return made
}
export const link = (to = `/${doc.other}`, more = {}) => show('a', { href: to, ...more }, 'To')
export const elsewhere = () => show('p', {}, 'Elsewhere')

let moves = 0
export function point(at: HTMLElement): void {
  moves += 1
  at.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, clientX: moves }))
}

/** Points at something for as long as it takes to count. */
export async function rest(at: HTMLElement): Promise<void> {
  point(at)
  await jest.advanceTimersByTimeAsync(65)
}
