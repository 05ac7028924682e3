import type { Onelink } from '@console/contract'
import { expect, test } from '@jest/globals'
import { macroIn, nearlySame, valuesIn } from './utm-values.ts'

const from = (...sources: string[]) => sources.map((utm_source) => ({ campaign_info: { utm_source } }) as Onelink)

test('known values come once each, the most frequent first, without those of channels', () => {
  expect(valuesIn(from('báo', 'zalo', ' zalo ', '', 'Facebook', 'tiktok'), 'utm_source')).toEqual(['zalo', 'báo'])
})

test.each([
  ['Newsletter', 'newsletter'],
  ['news-letter ', 'newsletter'],
  ['NEWS_LETTER', 'newsletter'],
  ['den long', 'Đèn lồng'],
  ['newsletter', undefined],
  [' newsletter ', undefined],
  ['newsletters', undefined],
  ['--', undefined],
  ['', undefined],
])('%j is nearly %j', (typed, known) => expect(nearlySame(typed, ['newsletter', 'Đèn lồng', '_'])).toBe(known))

test.each([
  '{campaign}',
  '{{ad.name}}',
  '${CAMPAIGN_ID}',
  '[[ID]]',
  '[campaign_id]',
  '__CID__',
  '%%ID%%',
  '%CAMPAIGN_ID%',
  '%eaid!',
  '{kw:x y}',
])('%s is the macro in a value', (macro) => {
  expect(macroIn(`tet_${macro}_${macro}`)).toBe(macro)
})

test.each(['', 'summer_quest', 'tet__2027', 'giảm 50% và 20%', 'a < b > c', '{}', '[]', 'a__b', '[VN]_Tet', 'tet__vn__2027', '50%off!'])(
  '%j has no macro',
  (value) => expect(macroIn(value)).toBeUndefined(),
)
