import { describe, expect, test } from '@jest/globals'
import { postbackSample } from './postback.ts'

describe('a sample request', () => {
  test.each([
    ['a path', 'https://api.example/rewards', 'POST /rewards HTTP/1.1', 'Host: api.example'],
    ['no path', 'https://api.example', 'POST / HTTP/1.1', 'Host: api.example'],
    ['a query', 'https://api.example/r?app=1', 'POST /r?app=1 HTTP/1.1', 'Host: api.example'],
    ['a port', 'http://api.example:8080/r', 'POST /r HTTP/1.1', 'Host: api.example:8080'],
    ['letters outside ASCII', 'https://api.example/thưởng', 'POST /th%C6%B0%E1%BB%9Fng HTTP/1.1', 'Host: api.example'],
  ])('goes to an address with %s', (_, address, requestLine, host) => {
    const lines = postbackSample(address)?.split('\n')
    expect(lines?.slice(0, 2)).toEqual([requestLine, host])
  })

  test('says how long its body is', () => {
    const [head = '', body = ''] = postbackSample('https://api.example')?.split('\n\n') ?? []
    expect(head).toContain(`Content-Length: ${new TextEncoder().encode(body).length}`)
  })

  test.each(['', 'api.example', 'ftp://api.example/r', 'javascript:alert(1)'])('is not made for %p', (address) => {
    expect(postbackSample(address)).toBeNull()
  })
})
