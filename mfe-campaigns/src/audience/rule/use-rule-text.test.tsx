import type { DataType, MetadataRule } from '@console/contract'
import { renderPart } from '@console/testing'
import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { AudienceSentence, useAudienceText } from '../audience-sentence.tsx'
import { messages } from '../testing/audience-under-test.tsx'
import { newRule } from './rule-values.ts'
import { type AnyRule, useRuleText } from './use-rule-text.ts'

const MOMENT = '2026-11-05T03:00:00.000Z'
const NAMES = { en: 'Sessions', vi: 'Số phiên chơi' }

function rule(data_type: DataType, said: Partial<MetadataRule>, unit: string | null = null): MetadataRule {
  const metric = { id: 'm', code: 'm', name: NAMES, data_type, unit }
  return { metrics_category_id: 'c', metric_id: 'm', operator: '=', value: 3, metric, ...said }
}
const during = (amount: number, unit: 'hour' | 'day' | 'week' | 'month') => ({ time_range: { type: 'during_last', amount, unit } }) as const

const SENTENCES: readonly [rule: AnyRule, en: string, vi: string][] = [
  [rule('short', { operator: '>=', value: 20 }), '“Sessions” is at least 20', '“Số phiên chơi” từ 20 trở lên'],
  [rule('long', { operator: '<=', value: 1_234_567 }), '“Sessions” is at most 1,234,567', '“Số phiên chơi” không quá 1.234.567'],
  [rule('double', { operator: '>', value: 0.12345 }, 'h'), '“Sessions” is more than 0.12345 h', '“Số phiên chơi” lớn hơn 0,12345 h'],
  [rule('byte', { operator: '<', value: -3 }), '“Sessions” is less than -3', '“Số phiên chơi” nhỏ hơn -3'],
  [rule('integer', { operator: '=', value: 0 }), '“Sessions” equals 0', '“Số phiên chơi” bằng 0'],
  [rule('float', { operator: '<>', value: 2 }), '“Sessions” does not equal 2', '“Số phiên chơi” khác 2'],
  [rule('keyword', { value: 'mage' }), '“Sessions” is “mage”', '“Số phiên chơi” là “mage”'],
  [rule('keyword', { operator: '<>', value: 'mage' }), '“Sessions” is not “mage”', '“Số phiên chơi” không phải là “mage”'],
  [rule('boolean', { value: true }), '“Sessions” is yes', '“Số phiên chơi” là “Có”'],
  [rule('boolean', { operator: '<>', value: true }), '“Sessions” is no', '“Số phiên chơi” là “Không”'],
  [
    rule('date', { operator: '>', value: MOMENT }),
    '“Sessions” is after 5 Nov 2026, 10:00 (GMT+7)',
    '“Số phiên chơi” sau 10:00 05/11/2026 (GMT+7)',
  ],
  [
    rule('date', { operator: '<=', value: MOMENT }),
    '“Sessions” is on or before 5 Nov 2026, 10:00 (GMT+7)',
    '“Số phiên chơi” không muộn hơn 10:00 05/11/2026 (GMT+7)',
  ],
  [
    rule('integer', { operator: '>', ...during(7, 'day') }),
    '“Sessions” in the last 7 days is more than 3',
    '“Số phiên chơi” trong 7 ngày qua lớn hơn 3',
  ],
  [
    rule('integer', { operator: '>', ...during(1, 'hour') }),
    '“Sessions” in the last hour is more than 3',
    '“Số phiên chơi” trong 1 giờ qua lớn hơn 3',
  ],
  [
    rule('integer', { time_range: { type: 'since', since: MOMENT } }),
    '“Sessions” since 5 Nov 2026, 10:00 equals 3',
    '“Số phiên chơi” kể từ 10:00 05/11/2026 bằng 3',
  ],
  [
    rule('integer', { time_range: { type: 'between', from: '2026-11-04T17:00:00.000Z', to: MOMENT } }),
    '“Sessions” between 5 Nov 2026 and 5 Nov 2026, 10:00 equals 3',
    '“Số phiên chơi” từ 05/11/2026 đến 10:00 05/11/2026 bằng 3',
  ],
  // What the API does not say, or says in words that the console does not know.
  [
    rule('integer', { time_range: { type: 'unknown' } as MetadataRule['time_range'] }),
    '“Sessions” (in an unsupported time range) equals 3',
    '“Số phiên chơi” (trong khoảng thời gian chưa được hỗ trợ) bằng 3',
  ],
  [rule('integer', { metric: null }), '“m” equals 3', '“m” bằng 3'],
  [rule('integer', { metric: null, value: 'mage' }), '“m” is “mage”', '“m” là “mage”'],
  [rule('integer', { operator: 'unknown' }), '“Sessions”: N/A 3', '“Số phiên chơi”: Không rõ 3'],
  [rule('keyword', { operator: '>', value: 'mage' }), '“Sessions”: > “mage”', '“Số phiên chơi”: > “mage”'],
  [rule('date', { operator: '=', value: 'soon' }), '“Sessions” is exactly “soon”', '“Số phiên chơi” đúng vào lúc “soon”'],
  [newRule(), '“N/A”: N/A N/A', '“Không rõ”: Không rõ Không rõ'],
]

function Sentences() {
  const ruleText = useRuleText()
  return <pre>{SENTENCES.map(([one]) => ruleText(one)).join('\n')}</pre>
}

test.each([
  ['en', 1],
  ['vi', 2],
] as const)('every kind of condition reads as a sentence in %s', async (locale, place) => {
  const { container } = await renderPart(<Sentences />, { as: null, locale }, messages)
  expect(container.querySelector('pre')?.textContent?.split('\n')).toEqual(SENTENCES.map((row) => row[place]))
})

const LEVEL = rule('short', { operator: '>=', value: 20 })
const FEW = rule('integer', { operator: '>', ...during(7, 'day') })
const MAGE = rule('keyword', { value: 'mage' })

function Audience({ rules, type }: { readonly rules: readonly MetadataRule[]; readonly type: 'character' | 'user' | 'unknown' }) {
  return <p>{useAudienceText()(rules, type)}</p>
}

test.each([
  ['en', 'character', [], 'All characters'],
  ['vi', 'user', [], 'Tất cả người dùng'],
  ['vi', 'unknown', [], 'Đối tượng thuộc loại chưa được hỗ trợ'],
  ['en', 'unknown', [LEVEL], 'Those whose “Sessions” is at least 20'],
  ['en', 'character', [LEVEL, FEW], 'Characters whose “Sessions” is at least 20 and “Sessions” in the last 7 days is more than 3'],
  ['en', 'user', [LEVEL, MAGE, MAGE], 'Users whose “Sessions” is at least 20 and “Sessions” is “mage”'],
  [
    'vi',
    'character',
    [LEVEL, FEW, MAGE],
    'Nhân vật có “Số phiên chơi” từ 20 trở lên, “Số phiên chơi” trong 7 ngày qua lớn hơn 3 và “Số phiên chơi” là “mage”',
  ],
] as const)('%s: an audience of %s with these conditions reads as one text', async (locale, type, rules, expected) => {
  await renderPart(<Audience rules={rules} type={type} />, { as: null, locale }, messages)
  expect(screen.getByText(expected)).toBeInTheDocument()
})

test('more than two conditions are a list below whom they select', async () => {
  await renderPart(<AudienceSentence rules={[LEVEL, FEW, MAGE]} audienceType="character" />, { as: null }, messages)
  expect(screen.getByText('Characters for whom all of the following are true:')).toBeInTheDocument()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '“Sessions” is at least 20',
    '“Sessions” in the last 7 days is more than 3',
    '“Sessions” is “mage”',
  ])
})
