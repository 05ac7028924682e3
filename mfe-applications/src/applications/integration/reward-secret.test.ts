import { REWARD_SECRET_MAX } from '@console/contract'
import { expect, test } from '@jest/globals'
import { newRewardSecret } from './reward-secret.ts'

test('a generated secret carries 256 bits in letters that every system takes, and never comes twice', () => {
  const secrets = Array.from({ length: 100 }, newRewardSecret)
  for (const secret of secrets) {
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(secret.length).toBeLessThanOrEqual(REWARD_SECRET_MAX)
  }
  expect(new Set(secrets).size).toBe(100)
})
