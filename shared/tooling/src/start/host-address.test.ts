import { describe, expect, it } from '@jest/globals'
import { hostAddress } from './host-address.ts'

describe('where this machine reaches a host', () => {
  it.each([
    ['unset', undefined, '127.0.0.1'],
    ['set to nothing', ' ', '127.0.0.1'],
    ['the loopback address', '127.0.0.1', '127.0.0.1'],
    ['a name', 'localhost', 'localhost'],
    ['one address of the machine', ' 192.0.2.7 ', '192.0.2.7'],
    ['every address', '0.0.0.0', '127.0.0.1'],
    ['every address, of the newer kind too', '::', '127.0.0.1'],
    ['the newer loopback address', '::1', '[::1]'],
    ['one of the newer kind', '2001:db8::7', '[2001:db8::7]'],
  ])('whose LISTEN is %s', (_, setting, address) => {
    expect(hostAddress(setting)).toBe(address)
    expect(URL.parse(`http://${address}:3000/healthz`)?.port).toBe('3000')
  })
})
