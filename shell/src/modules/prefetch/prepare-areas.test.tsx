import { pageDataStore } from '@console/session'
import { provideSource } from '@console/testing'
import { describe, expect, jest, test } from '@jest/globals'
import { doc, documentsFrom, elsewhere, link, Page, reads, rest, under } from '../../testing/prefetching.ts'
import { loadPage } from '../load-module.ts'
import { registryStore } from '../registry.ts'

const openDocument = documentsFrom(provideSource)

describe('what could not be fetched', () => {
  test('leaves the page to be loaded as if for the first time', async () => {
    const { further } = await openDocument()
    doc.failing = /page-list/
    await rest(link())
    expect(doc.loaded).toEqual([])
    await expect(loadPage(further, 'list')).resolves.toMatchObject({ Page })
  })

  test('is fetched at the next rest, alone', async () => {
    await openDocument()
    doc.failing = /page-list/
    await rest(link())
    doc.failing = undefined
    doc.asked.length = 0
    await rest(elsewhere())
    await rest(link())
    expect(under(doc.other)).toEqual(['page-list.js'])
    expect(doc.loaded).toEqual([doc.other])
  })
})

describe('idle time', () => {
  test('fetches the entries of the areas that the person may enter, and the form of what they may begin', async () => {
    await openDocument()
    await jest.advanceTimersByTimeAsync(999)
    expect(doc.asked).toEqual([])
    await jest.advanceTimersByTimeAsync(10)
    expect(under(doc.other)).toEqual(['entry.js'])
    expect(under(doc.area)).toEqual(['page-create.js', 'words-create.js'])
    expect(reads()).toEqual([])
  })

  test('leaves the parts of the form to people who come near it', async () => {
    await openDocument()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(under(doc.area)).toContain('page-create.js')
    expect(doc.parts).toBe(0)
    await rest(link(`/${doc.area}/create`))
    expect(doc.parts).toBe(1)
  })

  test('on a slow line fetches nothing but what the person comes near', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '3g' } })
    await openDocument()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(doc.asked).toEqual([])
    await rest(link())
    expect(under(doc.other)).toContain('page-list.js')
  })

  test('fetches no form for a person who may not create', async () => {
    await openDocument({ held: ['pub:campaigns:read-list'] })
    await jest.advanceTimersByTimeAsync(5_000)
    expect(under(doc.other)).toEqual(['entry.js'])
    expect(under(doc.area)).toEqual([])
  })

  test('fetches no entry of an area that the person may not enter', async () => {
    await openDocument({ held: [] })
    await jest.advanceTimersByTimeAsync(5_000)
    expect(doc.asked).toEqual([])
  })

  test('fetches the entries of two areas and no more', async () => {
    const { further } = await openDocument()
    const ids = ['second', 'third'].map((name) => `${name}-${doc.other}`)
    const { nav } = pageDataStore.getState()
    const [one] = nav
    pageDataStore.setState({ nav: [...nav, ...ids.flatMap((module) => (one ? [{ ...one, to: `/${module}`, module }] : []))] })
    registryStore.setState(({ manifests }) => ({
      manifests: { ...manifests, ...Object.fromEntries(ids.map((id) => [id, { ...further, id, owns: [`/${id}`] }])) },
    }))
    await jest.advanceTimersByTimeAsync(5_000)
    expect([doc.other, ...ids].map((id) => under(id))).toEqual([['entry.js'], ['entry.js'], []])
  })

  test('fetches one form in a visit, and others once the person comes near them', async () => {
    const { router } = await openDocument()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(under(doc.area)).toContain('page-create.js')
    router.navigate(`/${doc.other}`)
    await jest.advanceTimersByTimeAsync(5_000)
    expect(under(doc.other)).not.toContain('page-create.js')
    await rest(link(`/${doc.other}/create`))
    expect(under(doc.other)).toContain('page-create.js')
  })
})
