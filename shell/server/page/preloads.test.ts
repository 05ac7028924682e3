import type { ModuleManifest, PageData } from '@console/module'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CORE, dataIn, type TestHost, testHost } from '../testing/host.ts'

const ROUTES = {
  routes: [
    { path: '/campaigns', page: 'list', layout: 'default', guard: 'admin', needs: [] },
    { path: '/campaigns/create', page: 'detail', layout: 'default', guard: 'admin', needs: [] },
  ],
} as const

let host: TestHost
beforeEach(async () => {
  host = await testHost()
})
afterEach(() => host.close())

const open = (path: string, cookie = '') => host.ask(path, { headers: { cookie } })

describe('preloads', () => {
  const CAMPAIGNS = `${CORE}/publishers/p1/campaigns`
  const hrefs = (html: string, as: string) =>
    [...html.matchAll(/<link rel="preload" as="(\w+)" href="([^"]+)"/g)]
      .filter((match) => match[1] === as)
      .map((match) => match[2]?.replaceAll('&amp;', '&'))

  it("name what the route needs of shell and module, in the page's language", async () => {
    const html = await (await open('/vi/campaigns', await host.signIn())).text()
    expect(hrefs(html, 'script')).toEqual([
      '/shell/s1/messages-vi.js',
      '/modules/campaigns/c1/remoteEntry.js',
      '/modules/campaigns/c1/page-list.js',
      '/modules/campaigns/c1/messages-vi.js',
    ])
    for (const link of html.matchAll(/<link rel="preload" as="script"[^>]*>/g))
      expect(link[0]).toMatch(/ integrity="sha256-[^"]{44}" crossorigin>$/)
  })

  it('name the further words of a page, while the files of the other pages come with the rest', async () => {
    const words = (name: string) => [host.registry.file(`modules/campaigns/c2/${name}.js`, name)]
    const ofDetail = { en: words('messages-parts-en'), vi: words('messages-parts-vi') }
    host.registry.module('campaigns', 'c2', { ...ROUTES, words: { detail: ofDetail } })
    host.registry.makeLive('campaigns', 'c2')
    host.clock.advance(1_000)
    const html = await (await open('/vi/campaigns/create', await host.signIn())).text()
    expect(hrefs(html, 'script')).toContain('/modules/campaigns/c2/messages-parts-vi.js')
    expect(html).not.toContain('messages-parts-en')
    const data = dataIn(html, 'console-page') as PageData
    expect(data.module?.pages).toEqual({})
    const rest: readonly ModuleManifest[] = await (await open(data.registry)).json()
    expect(rest.find(({ hash }) => hash === 'c2')?.pages).toEqual({
      list: ['page-list.js'],
      detail: ['page-detail.js', 'messages-parts-vi.js'],
    })
    expect(await (await open('/vi/campaigns', await host.signIn())).text()).not.toContain(
      'as="script" href="/modules/campaigns/c2/messages-parts',
    )
  })

  it('leave what is said of records to the rest of the manifests, with its words', async () => {
    const list = { call: 'roles.list', path: '/pub/roles', query: {}, needs: [] }
    const labels = { 'nav.campaigns': 'Campaigns', 'search.all': 'All', 'campaigns.title': 'Campaigns' }
    const said = { search: [{ list, to: '/campaigns', name: ['name'] }], attention: [], schedule: [] } as const
    const routes = ROUTES.routes.map((route) => ({ ...route, title: 'campaigns.title' }))
    host.registry.module('campaigns', 'c2', { ...ROUTES, routes, ...said, labels: { en: labels, vi: labels } })
    host.registry.makeLive('campaigns', 'c2')
    host.clock.advance(1_000)
    const data = dataIn(await (await open('/campaigns', await host.signIn())).text(), 'console-page') as PageData
    for (const kind of Object.keys(said)) expect(data.module).not.toHaveProperty(kind)
    expect(data.module?.labels).toEqual({ 'campaigns.title': 'Campaigns' })
    const rest: readonly ModuleManifest[] = await (await open(data.registry)).json()
    expect(rest.find(({ hash }) => hash === 'c2')).toMatchObject({ ...said, labels })
  })

  it('name the files of the shell that the page needs and the first load has not, each once', async () => {
    const fields = host.registry.file('shell/s2/fields.js', 'fields')
    const forms = host.registry.file('shell/s2/forms.js', 'forms')
    host.registry.shell('s2', { lentIn: { '@console/forms': [forms], '@console/forms/fields': [forms, fields] } })
    host.registry.makeLive('shell', 's2')
    const borrows = { detail: ['@console/forms', '@console/forms/fields', '@console/other'] }
    host.registry.module('campaigns', 'c2', { ...ROUTES, borrows })
    host.registry.makeLive('campaigns', 'c2')
    host.clock.advance(1_000)
    const html = await (await open('/campaigns/create', await host.signIn())).text()
    expect(hrefs(html, 'script').slice(-2)).toEqual(['/shell/s2/forms.js', '/shell/s2/fields.js'])
    expect(html).toContain(`href="/shell/s2/fields.js" integrity="${fields.integrity}" crossorigin>`)
    const data = dataIn(html, 'console-page') as PageData
    const rest: readonly ModuleManifest[] = await (await open(data.registry)).json()
    const manifest = rest.find(({ hash }) => hash === 'c2')
    expect(manifest?.pages).toEqual({ list: ['page-list.js'], detail: ['page-detail.js', '/shell/s2/forms.js', '/shell/s2/fields.js'] })
    expect(manifest).not.toHaveProperty('borrows')
  })

  it.each([
    ['/campaigns', `${CAMPAIGNS}?page=1&page_size=20&sort=-created_on`],
    ['/campaigns?status=active&page=2&sort=rubbish&other=1', `${CAMPAIGNS}?page=2&page_size=20&sort=-created_on&status=active`],
    ['/campaigns/c-7', `${CAMPAIGNS}/c-7`],
  ])('name the first call of %s', async (path, call) => {
    const cookie = `${await host.signIn()}; console_publisher=p1`
    const html = await (await open(path, cookie)).text()
    expect(hrefs(html, 'fetch')).toEqual([call])
    expect(html).toMatch(/<link rel="preload" as="fetch" href="[^"]+" crossorigin>/)
  })

  it('name the other manifests for home, which shows what they tell of records, and none of that without a publisher', async () => {
    const cookie = await host.signIn()
    const html = await (await open('/', `${cookie}; console_publisher=p1`)).text()
    expect(hrefs(html, 'fetch')).toEqual([(dataIn(html, 'console-page') as PageData).registry])
    expect(hrefs(await (await open('/', cookie)).text(), 'fetch')).toEqual([])
  })

  it('name no call without a publisher, and none for a page that makes none', async () => {
    const cookie = await host.signIn()
    expect(hrefs(await (await open('/campaigns', cookie)).text(), 'fetch')).toEqual([])
    expect(hrefs(await (await open('/campaigns/create', `${cookie}; console_publisher=p1`)).text(), 'fetch')).toEqual([])
  })

  it.each(['/campaigns/a%20b', '/campaigns/%C3%A9', '/campaigns/a%2Fb', `/campaigns/${'7'.repeat(65)}`])(
    'name no call for %s, which can be the address of no record',
    async (path) => {
      const response = await open(path, `${await host.signIn()}; console_publisher=p1`)
      expect(response.status).toBe(200)
      expect(hrefs(await response.text(), 'fetch')).toEqual([])
    },
  )

  it('name no call that there is no session to make with', async () => {
    const route = { path: '/open', page: 'list', data: 'campaigns.list', layout: 'default', guard: 'none', needs: [] } as const
    host.registry.module('open', 'o1', { routes: [route] })
    host.registry.makeLive('open', 'o1')
    expect(hrefs(await (await open('/open', 'console_publisher=p1')).text(), 'fetch')).toEqual([])
    const cookie = `${await host.signIn()}; console_publisher=p1`
    expect(hrefs(await (await open('/open', cookie)).text(), 'fetch')).toHaveLength(1)
  })

  it('name nothing of a module that cannot be served: its area is known, its code stays away', async () => {
    host.registry.module('campaigns', 'c2', { calls: ['campaigns.archive'] })
    host.registry.makeLive('campaigns', 'c2')
    host.clock.advance(1_000)
    const response = await open('/campaigns', await host.signIn())
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(html).not.toContain('/modules/campaigns/')
    expect(dataIn(html, 'console-page')).toMatchObject({
      module: null,
      unavailable: { campaigns: { reason: 'platform', needs: 'campaigns.archive (host)' } },
      owners: { campaigns: ['/campaigns'] },
    })
  })
})
