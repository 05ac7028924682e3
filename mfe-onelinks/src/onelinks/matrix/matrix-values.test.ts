import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { cellsOf, countedTogether, countOf, EMPTY_MATRIX, linkOf, MatrixForm, twinsIn } from './matrix-values.ts'

test('each source meets each medium once, and no medium is one too', () => {
  expect(cellsOf('zalo\n báo \nzalo\n', 'qr\r\n\r\nemail')).toEqual([
    { source: 'zalo', medium: 'qr' },
    { source: 'zalo', medium: 'email' },
    { source: 'báo', medium: 'qr' },
    { source: 'báo', medium: 'email' },
  ])
  expect(cellsOf('zalo', ' ')).toEqual([{ source: 'zalo', medium: '' }])
})

test('a matrix of thousands is counted, and only as many as are made are listed', () => {
  const many = Array.from({ length: 5000 }, (_, n) => `${n + 1}. s${n}`).join('\n')
  expect(countOf(many, many)).toBe(25_000_000)
  expect(cellsOf(many, many)).toHaveLength(100)
  expect(cellsOf(many, '').at(-1)).toEqual({ source: 's99', medium: '' })
  expect(countOf('zalo\nbáo', '')).toBe(2)
})

test('a source of a channel takes the channel, and every link says which it is', () => {
  const values = { ...EMPTY_MATRIX, display_name: 'Tết', sources: 'Facebook', campaign_info: { utm_campaign: 'tet' } }
  expect(linkOf(values, { source: 'Facebook', medium: 'cpc' }, 'abc234')).toMatchObject({
    custom_id: 'abc234',
    display_name: 'Tết: Facebook / cpc',
    channel: 'facebook',
    fallback_url: null,
    campaign_info: { utm_source: 'Facebook', utm_medium: 'cpc', utm_campaign: 'tet' },
  })
  expect(linkOf({ ...values, sources: 'báo' }, { source: 'báo', medium: '' }, 'abc234').display_name).toBe('Tết: báo')
})

test.each([
  ['nothing', '', '', 'min_items'],
  ['more than 100 links', Array.from({ length: 11 }, (_, n) => `s${n}`).join('\n'), 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj', 'max_items'],
  ['a source of 101 characters', 'x'.repeat(101), '', 'too_long'],
])('%s is refused', (_, sources, media, code) => {
  const { issues } = v.safeParse(MatrixForm, { ...EMPTY_MATRIX, display_name: 'x', sources, media })
  expect(issues?.map(({ message }) => message)).toEqual([code])
})

test('links that share a campaign token are counted', () => {
  const values = { ...EMPTY_MATRIX, sources: 'báo\nbao\nzalo', campaign_info: { utm_campaign: 'x'.repeat(30) }, media: 'ゲーム\nเกม' }
  expect(countedTogether({ ...values, ios: { app_store_url: ' https://apps.apple.com/app/id1 ' } })).toBe(6)
  expect(countedTogether({ ...values, ios: { app_store_url: 'https://lotus.example' } })).toBe(0)
  const apart = { ...values, media: 'qr' }
  expect(countedTogether({ ...apart, ios: { app_store_url: 'https://apps.apple.com/app/id1' } })).toBe(2)
  expect(countedTogether(values)).toBe(0)
})

test('the first values that differ only in case, accents or separators are twins', () => {
  expect(twinsIn(['zalo', 'báo', 'Zalo', 'bao'])).toEqual(['zalo', 'Zalo'])
  expect(twinsIn(['news-letter', 'bao', 'newsletter'])).toEqual(['news-letter', 'newsletter'])
  expect(twinsIn(['ゲーム', 'เกม', '-', '_'])).toBeUndefined()
})
