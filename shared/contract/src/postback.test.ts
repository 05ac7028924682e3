import { describe, expect, test } from '@jest/globals'
import { postbackBody, postbackCommand, postbackRequest } from './postback.ts'

const reward = { item: 'gold', amount: 100, parameters: [{ name: 'level', value: '7' }] }

describe('a request', () => {
  test.each([
    ['a path', 'https://api.example/rewards', 'POST /rewards HTTP/1.1', 'Host: api.example'],
    ['no path', 'https://api.example', 'POST / HTTP/1.1', 'Host: api.example'],
    ['a query', 'https://api.example/r?app=1', 'POST /r?app=1 HTTP/1.1', 'Host: api.example'],
    [
      'macros and a word for the host',
      'https://a:b@api.example/{net}/r?i={{id}}#x',
      'POST /{net}/r?i={{id}} HTTP/1.1',
      'Host: api.example',
    ],
    ['a port', 'http://api.example:8080/r', 'POST /r HTTP/1.1', 'Host: api.example:8080'],
    ['letters outside ASCII', 'https://api.example/thưởng', 'POST /th%C6%B0%E1%BB%9Fng HTTP/1.1', 'Host: api.example'],
  ])('goes to an address with %s', (_, address, requestLine, host) => {
    const lines = postbackRequest(address, reward)?.split('\n')
    expect(lines?.slice(0, 2)).toEqual([requestLine, host])
  })

  test('says how long its body is', () => {
    const [head = '', body = ''] = postbackRequest('https://api.example', reward)?.split('\n\n') ?? []
    expect(head).toContain(`Content-Length: ${new TextEncoder().encode(body).length}`)
    expect(body).toBe('item=gold&amount=100&level=7')
  })

  test.each(['', 'api.example', 'ftp://api.example/r', 'javascript:alert(1)'])('is not made for %p', (address) => {
    expect(postbackRequest(address, reward)).toBeNull()
    expect(postbackCommand(address, reward)).toBeNull()
  })
})

test('a command for a terminal sends the same, whatever the address and the values contain', () => {
  const told = { ...reward, parameters: [{ name: 'note', value: "it's $HOME" }] }
  expect(postbackCommand("https://api.example/it's?of={app}&to=$x", told)).toBe(
    "curl --globoff 'https://api.example/it'\\''s?of={app}&to=$x' \\\n  --data 'item=gold&amount=100&note=it%27s+%24HOME'",
  )
})

const param = (name: string, value: string) => ({ name, value })
test.each([
  ['no parameters', { parameters: [] }, 'item=gold&amount=100'],
  ['no amount yet', { amount: null, parameters: [] }, 'item=gold&amount='],
  ['a fraction', { amount: 0.5, parameters: [] }, 'item=gold&amount=0.5'],
  ['letters and signs', { item: ' vàng & bạc ', parameters: [] }, 'item=v%C3%A0ng+%26+b%E1%BA%A1c&amount=100'],
  [
    'rows that are empty or half filled',
    { parameters: [param('', ''), param('a', ''), param('', 'b'), param(' c\u200b ', ' 1 ')] },
    'item=gold&amount=100&c=1',
  ],
  ['a name twice, in its order', { parameters: [param('a', '2'), param('a', '1')] }, 'item=gold&amount=100&a=2&a=1'],
])('a body with %s', (_, change, body) => {
  expect(postbackBody({ ...reward, ...change })).toBe(body)
})
