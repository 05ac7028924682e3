import { expect, test } from '@jest/globals'
import { pairsIn } from './pairs-in.ts'

test.each([
  ['a query', 'user={user_id}&campaign=T%E1%BA%BFt+2094'],
  ['an address', 'https://x.example/postback?user={user_id}&campaign=T%E1%BA%BFt+2094'],
  ['a query in a page', '?user={user_id}&amp;campaign=T%E1%BA%BFt+2094'],
  ['two columns', 'user\t{user_id}\r\ncampaign\tTết 2094\r\n'],
  ['two columns and a remark', ' user\t{user_id}\tthe person\ncampaign\u200b\tTết 2094\t'],
  ['lines of a settings file', 'user={user_id}\n\ncampaign = Tết 2094\n'],
  ['lines with colons', 'user: {user_id}\u2028campaign :Tết 2094'],
])('%s has two pairs', (_, text) => {
  expect(pairsIn(text)).toEqual([
    { name: 'user', value: '{user_id}' },
    { name: 'campaign', value: 'Tết 2094' },
  ])
})

test.each([
  ['ad=%ad_id%&phone=+84901234567', { ad: '%ad_id%', phone: '+84901234567' }],
  ['sig=ab+cd==', { sig: 'ab+cd==' }],
  ['user={id}&redirect=https://x.example/?z=1', { user: '{id}', redirect: 'https://x.example/?z=1' }],
  ['url=https://x.example/?a', { url: 'https://x.example/?a' }],
  ['https://x.example/p?a=1#top', { a: '1' }],
  ['user\t1\ncampaign\t\n', { user: '1', campaign: '' }],
  ['note\t"Xin ""chào""\nbạn"\nuser\t1', { note: 'Xin "chào" bạn', user: '1' }],
  ['level: 7', { level: '7' }],
  ['level\t7', { level: '7' }],
  ['https://x.example/p?a=T%E1%BA%BFt', { a: 'Tết' }],
])('of %j names and values stay as they are', (text, pairs) => {
  expect(Object.fromEntries(pairsIn(text).map(({ name, value }) => [name, value]))).toEqual(pairs)
})

test.each([
  ['user'],
  ['https://x.example/postback'],
  ['https://x.example/p/key=value'],
  ['og:title'],
  ['12:30'],
  ['{"user": 1}'],
  ['{user: 1}'],
  ['"user": 1'],
  ['a/b=1'],
  ['https://x.example/a\nhttps://x.example/b'],
  ['two words'],
  ['user=1\nno pair'],
  ['\tvalue'],
  ['=1'],
  [' \n '],
])('%j has none, and is pasted as it is', (text) => expect(pairsIn(text)).toEqual([]))
