import { provideSource } from '@console/testing'
import { describe, expect, jest, test } from '@jest/globals'
import { doc, documentsFrom, elsewhere, link, Page, reads, rest, under } from '../../testing/prefetching.ts'
import { loadPage } from '../load-module.ts'

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
    await jest.advanceTimersByTimeAsync(2_999)
    expect(doc.asked).toEqual([])
    await jest.advanceTimersByTimeAsync(10)
    expect(under(doc.other)).toEqual(['entry.js'])
    expect(under(doc.area)).toEqual(['page-create.js', 'words-create.js'])
    expect(reads()).toEqual([])
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
})
