import { expect, test } from '@jest/globals'
import { sampleOf, withSamples, withSamplesInHtml } from './with-samples.ts'

test.each([
  ['first_name', 'First name'],
  ['x', 'X'],
  ['level_2_boss', 'Level 2 boss'],
])('%s is shown as %j', (name, sample) => {
  expect(sampleOf(name)).toBe(sample)
})

test.each<[text: string, declared: readonly string[], shown: string]>([
  ['Hello {{first_name}}', ['first_name'], 'Hello First name'],
  ['{{ game }}, {{game}}', ['game'], 'Lotus & co, Lotus & co'],
  ['{{first_name}} of {{guild}}', ['guild'], '{{first_name}} of Guild'],
  ['{{}} {one} {{a b}}', [], '{{}} {one} {{a b}}'],
])('%j with %j reads %j', (text, declared, shown) => {
  expect(withSamples(text, declared, { game: 'Lotus & co', guild: '' })).toBe(shown)
})

test('a sample is text, so that no markup comes from it', () => {
  expect(withSamplesInHtml('<p>{{game}} &amp; {{guild}}</p>', ['game', 'guild'], { game: '<img src=x onerror=alert(1)>' })).toBe(
    '<p>&lt;img src=x onerror=alert(1)&gt; &amp; Guild</p>',
  )
})
