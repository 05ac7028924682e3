import { describe, expect, it } from '@jest/globals'
import { keyOf, newSessionId, sealWith } from './seal.ts'

const secret = 'a secret of at least 32 characters'

describe('the seal', () => {
  it('opens what it closed, for the same owner', () => {
    const sealed = sealWith(secret).close('tokens', 'owner')
    expect(sealWith(secret).open(sealed, 'owner')).toBe('tokens')
    expect(sealed).not.toContain(Buffer.from('tokens').toString('base64url'))
  })

  it('closes the same text differently each time', () => {
    expect(sealWith(secret).close('tokens', 'owner')).not.toBe(sealWith(secret).close('tokens', 'owner'))
  })

  it('does not open for another owner, under another secret, or once a single bit was changed', () => {
    const sealed = sealWith(secret).close('tokens', 'owner')
    expect(sealWith(secret).open(sealed, 'other')).toBeNull()
    expect(sealWith(`${secret}!`).open(sealed, 'owner')).toBeNull()
    for (const [place] of Buffer.from(sealed, 'base64url').entries()) {
      const altered = Buffer.from(sealed, 'base64url')
      altered[place] = (altered[place] ?? 0) ^ 1
      expect(sealWith(secret).open(altered.toString('base64url'), 'owner')).toBeNull()
    }
    expect(sealWith(secret).open('short', 'owner')).toBeNull()
  })

  it('opens what a fallback closed, and closes with the first secret alone', () => {
    const [old, other] = ['the secret before, of 32 characters', 'an unrelated secret of 32 characters']
    const both = sealWith(secret, [other, old])
    expect(both.open(sealWith(old).close('tokens', 'owner'), 'owner')).toBe('tokens')
    expect(both.open(sealWith(old).close('tokens', 'owner'), 'another owner')).toBeNull()
    expect(sealWith(secret).open(both.close('tokens', 'owner'), 'owner')).toBe('tokens')
  })

  it('gives ids of 256 bits whose key in the store does not tell them', () => {
    const id = newSessionId()
    expect(Buffer.from(id, 'base64url')).toHaveLength(32)
    expect(keyOf(id)).not.toContain(id)
    expect(newSessionId()).not.toBe(id)
  })
})
