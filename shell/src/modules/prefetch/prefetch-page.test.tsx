import { provideSource } from '@console/testing'
import { describe, expect, jest, test } from '@jest/globals'
import { doc, documentsFrom, element, elsewhere, link, Page, point, reads, rest, STEP, show, under } from '../../testing/prefetching.ts'
import { loadPage } from '../load-module.ts'
import { registryStore } from '../registry.ts'

const openDocument = documentsFrom(provideSource)

describe('a link on which someone rests', () => {
  test('has all that its step needs fetched at once: entry, page, words and the first read', async () => {
    await openDocument()
    const at = link()
    point(at)
    await jest.advanceTimersByTimeAsync(64)
    expect(doc.asked).toEqual([])
    const pending: (() => void)[] = []
    globalThis.fetch = (input) => {
      doc.asked.push(String(input))
      return new Promise((resolve) => pending.push(() => resolve(new Response('{}'))))
    }
    await jest.advanceTimersByTimeAsync(1)
    expect(under(doc.other).sort()).toEqual([...STEP].sort())
    expect(reads()).toEqual(['API/things?page=1'])
  })

  test('has its code run once the files are there, so that the page can be drawn at the click', async () => {
    const { further } = await openDocument()
    await rest(link())
    expect(doc.loaded).toEqual([doc.other])
    expect(loadPage(further, 'list')).toMatchObject({ status: 'fulfilled', value: { Page } })
  })

  test('has what it needs of the shell fetched with it', async () => {
    const { further } = await openDocument()
    const pages = { ...further.pages, list: ['page-list.js', '/shell/s1/forms.js'] }
    registryStore.setState(({ whole }) => ({ whole: { ...whole, [further.id]: { ...further, pages } } }))
    await rest(link())
    expect(doc.asked.map((url) => url.replace(location.origin, ''))).toContain('/shell/s1/forms.js')
  })

  test('is fetched once', async () => {
    await openDocument()
    for (let times = 0; times < 3; times += 1) {
      await rest(link())
      await rest(elsewhere())
    }
    expect(doc.asked).toHaveLength(STEP.length + 1)
  })

  test('is fetched by the focus and by a press too', async () => {
    await openDocument()
    link().focus()
    await jest.advanceTimersByTimeAsync(65)
    expect(under(doc.other)).toHaveLength(STEP.length)
    await openDocument()
    link().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await jest.advanceTimersByTimeAsync(0)
    expect(under(doc.other)).toHaveLength(STEP.length)
  })

  test('is not fetched when it comes under a pointer that stays, as where a menu closed', async () => {
    await openDocument()
    const [clientX, clientY] = [500, 300]
    elsewhere().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX, clientY }))
    const under = link()
    under.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, clientX, clientY }))
    await jest.advanceTimersByTimeAsync(900)
    expect(doc.asked).toEqual([])
    under.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, clientX, clientY: clientY + 1 }))
    await jest.advanceTimersByTimeAsync(65)
    expect(doc.asked).not.toEqual([])
  })

  test('is not fetched by a pointer that only passes', async () => {
    await openDocument()
    point(link())
    await jest.advanceTimersByTimeAsync(64)
    point(elsewhere())
    await jest.advanceTimersByTimeAsync(900)
    expect(doc.asked).toEqual([])
  })

  test('in a document in Vietnamese leads to the same page', async () => {
    await openDocument({ locale: 'vi' })
    await rest(link(`/vi/${doc.other}`))
    expect(under(doc.other)).toHaveLength(STEP.length)
  })

  test('has the parameters of its address in the read, for ids alone', async () => {
    await openDocument()
    await rest(link(`/${doc.other}/t-1`))
    expect(reads()).toEqual(['API/things/t-1'])
    await rest(link(`/${doc.other}/no%20id`))
    expect(reads()).toHaveLength(1)
  })

  test('to a list with a query is fetched without its read, for which only the page knows what it asks', async () => {
    await openDocument()
    await rest(link(`/${doc.other}?status=active`))
    expect(under(doc.other)).toHaveLength(STEP.length)
    expect(reads()).toEqual([])
  })
})

describe('what leads like a link', () => {
  test('is a row, but not what in it has a press of its own', async () => {
    await openDocument()
    const [box, cell] = [element('b', {}, 'box'), element('i', {}, 'cell')]
    show('tr', { 'data-leads-to': `/${doc.other}/t-1` }, element('td', { 'data-own': '' }, box), element('td', {}, cell))
    await rest(box)
    expect(doc.asked).toEqual([])
    await rest(cell)
    expect(reads()).toEqual(['API/things/t-1'])
  })

  test("is the place of a row's menu, whose actions begin with the record", async () => {
    await openDocument()
    const dots = element('b', {}, 'dots')
    show('tr', {}, element('td', { 'data-own': '', 'data-leads-to': `/${doc.other}/t-1` }, dots))
    await rest(dots)
    expect(reads()).toEqual(['API/things/t-1'])
  })

  test('is the line of a list that the arrows have marked', async () => {
    await openDocument()
    const box = element('input', { 'aria-activedescendant': 'line' })
    show('div', {}, box, element('p', { id: 'line', 'data-leads-to': `/${doc.other}` }, 'Line'))
    box.dispatchEvent(new KeyboardEvent('keyup', { key: 'ArrowDown', bubbles: true }))
    await jest.advanceTimersByTimeAsync(65)
    expect(under(doc.other)).toHaveLength(STEP.length)
  })

  test('is a step that has begun without it, as by a shortcut', async () => {
    const { router } = await openDocument()
    router.navigate(`/${doc.other}`)
    await jest.advanceTimersByTimeAsync(0)
    expect(under(doc.other)).toHaveLength(STEP.length)
    expect(reads()).toEqual(['API/things?page=1'])
    doc.asked.length = 0
    router.navigate(`/${doc.area}`)
    router.navigate(`/${doc.other}`)
    await jest.advanceTimersByTimeAsync(0)
    expect(doc.asked).toEqual([])
  })
})

describe('nothing is fetched', () => {
  test.each<[string, string, object?]>([
    ['to another site', 'https://example.com/OTHER'],
    ['that opens another tab', '/OTHER', { target: '_blank' }],
    ['to the other language', '/vi/OTHER'],
    ['to another document', '/login'],
    ['to the page that is open', '/AREA?page=2'],
    ['to a page that the person may not enter', '/OTHER/secret'],
    ['to no page of its module', '/OTHER/a/b/c'],
    ['that no one owns', '/nowhere'],
    ['to a part of the page', '#main'],
  ])('for a link %s', async (_, ...[to, more]) => {
    await openDocument()
    const href = to.startsWith('#') ? `/${doc.area}${to}` : to.replace('OTHER', doc.other).replace('AREA', doc.area)
    await rest(link(href, more))
    expect(doc.asked).toEqual([])
  })

  test('in English for a link of a document in Vietnamese', async () => {
    await openDocument({ locale: 'vi' })
    await rest(link(`/${doc.other}`))
    expect(doc.asked).toEqual([])
  })

  test('for a module that cannot be served', async () => {
    await openDocument({ page: { unavailable: { gone: { reason: 'held' } } } })
    registryStore.setState({ rest: 'not-asked' })
    await rest(link('/gone'))
    expect(doc.asked).toEqual([])
  })

  test('that the person may not read, where they may enter', async () => {
    await openDocument()
    await rest(link(`/${doc.other}/form`))
    expect(under(doc.other)).toContain('page-form.js')
    expect(reads()).toEqual([])
  })

  test('for a person who saves data, not even in idle time', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
    const { router } = await openDocument()
    await rest(link())
    router.navigate(`/${doc.other}`)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(doc.asked).toEqual([])
  })

  test('without a connection; with one again it is', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await openDocument()
    await rest(link())
    expect(doc.asked).toEqual([])
    online.mockReturnValue(true)
    await rest(elsewhere())
    await rest(link())
    expect(under(doc.other)).toHaveLength(STEP.length)
  })
})
