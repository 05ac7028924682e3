import { Publisher } from '@console/contract'
import { expect, test } from '@jest/globals'
import { seedId } from '../../seed/ids.ts'
import { PUBLISHER } from '../../seed/publishers.ts'
import { problemOf, read } from '../../testing/client.ts'
import { onEachEngine } from '../../testing/on-each-engine.ts'

const LOTUS = `/pub/core/api/v1/publishers/${PUBLISHER.lotus}`

onEachEngine('a publisher', ({ owner }) => {
  const put = (body: object) => owner('PUT', LOTUS, { body })

  test('is read with its country, categories and owner', async () => {
    expect(read(Publisher, await owner('GET', LOTUS))).toMatchObject({
      code: 'lotus-games',
      country: { code: 'VN', name: { vi: 'Việt Nam' } },
      categories: [{ id: seedId('category', 1) }, { id: seedId('category', 4) }],
      owner: { email: 'owner@lotus.example' },
      version: 1,
    })
  })

  test('keeps what is not sent, clears what is null, and never changes its code', async () => {
    const before = read(Publisher, await owner('GET', LOTUS))
    const after = read(Publisher, await put({ name: 'Lotus', code: 'other', website_url: null, category_ids: [] }))
    const { version, updated_on, ...rest } = { ...before, name: 'Lotus', website_url: null, categories: [] }
    expect(after).toMatchObject(rest)
    expect(after.version).toBe(2)
    expect(JSON.parse((await owner('GET', '/pub/core/api/v1/publishers/own')).text).items).toMatchObject([{}, { name: 'Lotus' }])
  })

  test('names every wrong field', async () => {
    const wrong = { name: ' ', website_url: 'ftp://a.example', contact_email: 'nobody', country_code: 'vn' }
    expect(problemOf(await put(wrong)).fields).toEqual({
      '/body/name': 'required',
      '/body/website_url': 'invalid_url',
      '/body/contact_email': 'invalid_email',
      '/body/country_code': 'invalid_format',
    })
    const unknown = { name: 'Lotus', country_code: 'ZZ', category_ids: [seedId('category', 1), 'none'] }
    expect(problemOf(await put(unknown)).fields).toEqual({ '/body/country_code': 'not_found', '/body/category_ids/1': 'not_found' })
  })
})
