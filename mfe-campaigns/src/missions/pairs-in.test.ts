import { expect, test } from '@jest/globals'
import { pairsIn } from './pairs-in.ts'

test.each([
  ['a query', 'user={user_id}&campaign=T%E1%BA%BFt+2094'],
  ['an address', 'https://x.example/postback?user={user_id}&campaign=T%E1%BA%BFt+2094'],
  ['two columns', 'user\t{user_id}\r\ncampaign\tTết 2094\r\n'],
  ['two columns and a remark', ' user\t{user_id}\tthe person\ncampaign\u200b\tTết 2094\t'],
  ['lines of a settings file', 'user={user_id}\n\ncampaign = Tết 2094\n'],
  ['lines with colons', 'user: {user_id}\ncampaign: Tết 2094'],
])('%s has two pairs', (_, text) => {
  expect(pairsIn(text)).toEqual([
    { name: 'user', value: '{user_id}' },
    { name: 'campaign', value: 'Tết 2094' },
  ])
})

test.each([['user'], ['https://x.example/postback'], ['two words'], ['user=1\nno pair'], ['\tvalue'], ['=1'], [' \n ']])(
  '%j has none, and is pasted as it is',
  (text) => expect(pairsIn(text)).toEqual([]),
)
