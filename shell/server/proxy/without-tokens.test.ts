import { describe, expect, it } from '@jest/globals'
import { withoutTokens } from './without-tokens.ts'

const cleaned = (text: string) => new TextDecoder().decode(withoutTokens(new TextEncoder().encode(text)))

describe('withoutTokens', () => {
  it('removes fields named *_token at any depth', () => {
    expect(JSON.parse(cleaned('{"access_token":"a","x":[{"registration_token":"b","y":1}]}'))).toEqual({ x: [{ y: 1 }] })
  })

  it('finds a field whose name is written with escapes, and in capitals', () => {
    expect(cleaned('{"access\\u005ftoken":"a","ok":1}')).toBe('{"ok":1}')
    expect(cleaned('{"ACCESS_TOKEN":"a","ok":1}')).toBe('{"ok":1}')
  })

  it('leaves text alone that names no token, to the byte', () => {
    expect(cleaned('{ "name":  "Nhiệm vụ" }')).toBe('{ "name":  "Nhiệm vụ" }')
  })

  it('lets nothing through of a text that names a token and is no JSON', () => {
    expect(cleaned('{"access_token":"a"')).toBe('')
  })
})
