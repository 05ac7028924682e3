import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { eq } from 'drizzle-orm'
import { createSandbox, type Sandbox } from '../create-sandbox.ts'
import { type OnelinkRow, onelinks, publishers } from '../db/schema/index.ts'
import { LOTUS_ONELINK } from '../seed/onelinks.ts'
import { PUBLISHER } from '../seed/publishers.ts'

const AGENTS = {
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
}

describe('a link', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await createSandbox()
  })
  afterAll(() => sandbox.close())

  const open = (path: string, agent: keyof typeof AGENTS = 'windows', { method = 'GET', language = 'en' } = {}) =>
    sandbox.fetch(
      new Request(`https://go.example/l/${path}`, { method, headers: { 'User-Agent': AGENTS[agent], 'Accept-Language': language } }),
    )
  const UTM = 'utm_source=facebook&utm_medium=cpc&utm_campaign=summer_quest'
  const PLAY = `https://play.google.com/store/apps/details?id=example.lotus.quest&referrer=${encodeURIComponent(UTM)}`
  const become = (change: Partial<OnelinkRow>) => sandbox.services.db.update(onelinks).set(change).where(eq(onelinks.id, LOTUS_ONELINK))

  test.each([
    ['android', PLAY],
    ['iPad', 'https://apps.apple.com/vn/app/lotus-quest/id1000000001?ct=facebook.cpc.summer_quest&mt=8'],
    ['mac', `https://quest.lotus.example/?${UTM}`],
  ] as const)('leads %s where it should, whatever the case of its id', async (agent, address) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await open('questFB26', agent, { method })
      expect([response.status, response.headers.get('location'), await response.text()]).toEqual([302, address, ''])
      expect(response.headers.get('vary')).toContain('User-Agent')
      expect(response.headers.get('cache-control')).toBe('no-store')
    }
  })

  test.each([
    ['QuestFb26?gclid=G1&utm_content=b2', 'android', `${PLAY}${encodeURIComponent('&utm_content=b2&gclid=G1')}`],
    [
      'QuestFb26?gclid=G1&utm_medium=story',
      'iPad',
      'https://apps.apple.com/vn/app/lotus-quest/id1000000001?ct=facebook.story.summer_quest&mt=8',
    ],
    ['QuestFb26?gclid=G1&next=a?b', 'mac', `https://quest.lotus.example/?${UTM}&gclid=G1&next=a%3Fb`],
    // Some tools append to any address as to a query.
    ['QuestFb26%3Fgclid=G1', 'mac', `https://quest.lotus.example/?${UTM}&gclid=G1`],
    ['QuestFb26&gclid=G1', 'mac', `https://quest.lotus.example/?${UTM}&gclid=G1`],
  ] as const)('hands on what it was opened with: %s, %s', async (path, agent, address) =>
    expect((await open(path, agent)).headers.get('location')).toBe(address),
  )

  test.each(['QuestFb26/', 'QuestFb26).', 'QuestFb26%20', 'QuestFb26%E2%80%8B', 'QuestFb26&', '/QuestFb26', '../..//l/QuestFb26'])(
    'leads on from %s too, as sentences and chats copy it',
    async (path) => expect((await open(path, 'android')).headers.get('location')).toBe(PLAY),
  )

  test('is unknown by any other id, which is said in both languages', async () => {
    for (const path of ['nothing1', 'abc', '%00abcdef', 'QuestFb26/more', '']) expect((await open(path)).status).toBe(404)
    const response = await open('nothing1', 'windows', { language: 'vi' })
    const page = await response.text()
    expect(page).toContain('<html lang="vi">')
    expect(page).toContain('Liên kết này không tồn tại')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })

  describe('without an address for the device', () => {
    const call = (name: string) => sandbox.services.db.update(publishers).set({ name }).where(eq(publishers.id, PUBLISHER.lotus))
    beforeAll(() => become({ fallback_url: null, display_name: 'Budget 500m, Linh' }))

    test('is a page with what there is, which no search engine lists', async () => {
      const response = await open('QuestFb26?gclid=G1')
      const page = await response.text()
      expect(page).toContain(`href="${PLAY.replaceAll('&', '&amp;')}%26gclid%3DG1"`)
      expect(page).toMatch(/>Google Play<.*>App Store</s)
      expect(page).toContain('<meta name="robots" content="noindex">')
      expect(response.headers.get('x-robots-tag')).toBe('noindex')
      await become({ google_play_url: 'https://appgallery.huawei.com/app/C1', app_store_url: 'https://lotus.example' })
      expect(await (await open('QuestFb26')).text()).toMatch(/>AppGallery<.*>iPhone</s)
      await become({ google_play_url: null, app_store_url: null })
      expect(await (await open('QuestFb26', 'android')).text()).toContain('has no destination')
    })

    test.each([
      ['Lotus <b>', 'en', 'Lotus &lt;b&gt;', 'Open this link on your phone to get the app.'],
      [' ', 'en', 'Open in the app', 'Open this link on your phone to get the app.'],
      [' ', 'vi', 'Mở trong ứng dụng', 'Hãy mở liên kết này trên điện thoại để tải ứng dụng.'],
    ])('bears the name of the publisher (%j, %s) in itself and in previews, and not its own', async (name, language, title, text) => {
      await call(name)
      await become({ google_play_url: 'https://play.google.com/store/apps/details?id=a.b' })
      const page = await (await open('QuestFb26', 'windows', { language })).text()
      for (const part of [
        `<title>${title}</title>`,
        `<h1>${title}</h1>`,
        `"og:title" content="${title}"`,
        `"og:description" content="${text}"`,
      ])
        expect(page).toContain(part)
      expect(page).not.toContain('Linh')
    })
  })

  test.each(['javascript:alert(1)', 'javascript://%0aalert(1)', 'data://x', ' https://a.example'])(
    'never leads to %s, even if it is stored',
    async (fallback_url) => {
      await become({ fallback_url })
      const response = await open('QuestFb26')
      expect([response.status, response.headers.get('location')]).toEqual([200, null])
    },
  )

  test('does not lead to itself, and writes other letters in ASCII', async () => {
    await become({ fallback_url: 'https://go.example/questfb26' })
    for (const path of ['QuestFb26', `QuestFb26?a=${'x'.repeat(2000)}`]) expect((await open(path)).status).toBe(200)
    await become({ google_play_url: 'lotus://đèn/mở' })
    expect((await open('QuestFb26', 'android')).headers.get('location')).toBe(`lotus://%C4%91%C3%A8n/m%E1%BB%9F?${UTM}`)
  })

  test('takes no other method', async () => {
    expect((await open('QuestFb26', 'windows', { method: 'POST' })).status).toBe(404)
  })
})
