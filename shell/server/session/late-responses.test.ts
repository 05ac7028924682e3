import { expect, it } from '@jest/globals'
import { afterLateResponses } from '../testing/late-responses.ts'

it.each([
  ['answered 4 s late', 'late'],
  ['lost', 'lost'],
] as const)('no one is signed out when what the API says to renewals is %s for 20 s', async (_, api) => {
  expect(await afterLateResponses({ people: 2, api, calls: 'renewals', seconds: 20, tokens: 8 })).toEqual(['200', '200'])
})
