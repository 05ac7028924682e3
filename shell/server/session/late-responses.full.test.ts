import { expect, it } from '@jest/globals'
import { afterLateResponses } from '../testing/late-responses.ts'

it.each([
  ['renewals are answered 4 s late for 20 s', { api: 'late', calls: 'renewals', seconds: 20, tokens: 8 }],
  ['the answers to renewals are lost for 20 s', { api: 'lost', calls: 'renewals', seconds: 20, tokens: 8 }],
  ['every call is answered 4 s late for 80 s', { api: 'late', calls: 'all', seconds: 80, tokens: 60 }],
] as const)('no one of 20 is signed out when %s', async (_, hours) => {
  expect(await afterLateResponses({ people: 20, ...hours })).toEqual(Array(20).fill('200'))
})
