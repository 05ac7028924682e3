import { expect, test } from '@jest/globals'
import { zoneChoices } from './zone-choices.ts'

test.each([
  ['en', null, /^(?:Vietnam|Indochina) Time \(GMT\+7\), UTC$/],
  ['vi', 'UTC', /^Giờ (?:Việt Nam|Đông Dương) \(GMT\+7\), UTC$/],
  ['en', 'Asia/Tokyo', /^(?:Vietnam|Indochina) Time \(GMT\+7\), UTC, Japan Standard Time \(GMT\+9\)$/],
])('in %s, with %s chosen, these are offered: %s', (locale, chosen, labels) => {
  const offered = zoneChoices(locale, chosen).map(({ label }) => label)
  expect(offered.join(', ')).toMatch(labels)
})
