import { describe, expect, it } from '@jest/globals'
import { clientAddress } from './client-address.ts'

describe('clientAddress', () => {
  const proxies = ['10.0.0.0/8', '2001:db8::/32']

  it('believes no header while no proxy is trusted', () => {
    expect(clientAddress('198.51.100.7', '203.0.113.9', [])).toBe('198.51.100.7')
  })

  it.each([
    ['no proxy, though a header names one', '198.51.100.7', '203.0.113.9', '198.51.100.7'],
    ['one proxy', '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['two proxies', '10.0.0.1', '203.0.113.9, 10.0.0.2', '203.0.113.9'],
    ['an entry that the client made up', '10.0.0.1', '1.1.1.1, 203.0.113.9', '203.0.113.9'],
    ['v4 written as v6', '::ffff:10.0.0.1', '::ffff:203.0.113.9', '203.0.113.9'],
    ['ports', '10.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['v6 with a port', '2001:db8::1', '[2a00::9]:443', '2a00::9'],
    ['rubbish', '10.0.0.1', 'unknown', '10.0.0.1'],
    ['no header', '10.0.0.1', undefined, '10.0.0.1'],
    ['only proxies', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
  ])('finds the client behind %s', (_, socket, header, client) => {
    expect(clientAddress(socket, header, proxies)).toBe(client)
  })
})
