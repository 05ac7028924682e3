import { expect, test } from '@jest/globals'
import { type DeviceId, fitted } from './devices.ts'

test.each<[device: DeviceId, isTurned: boolean, width: number, height: number]>([
  ['small', false, 320, 568],
  ['small', true, 568, 320],
  ['large', false, 412, 915],
  ['large', true, 915, 412],
  ['tablet', false, 768, 1024],
  ['tablet', true, 1024, 768],
])('the page of a %s device (turned: %p) is %d by %d and fits beside the form', (device, isTurned, width, height) => {
  const { scale, ...screen } = fitted(device, isTurned)
  expect(screen).toEqual({ width, height })
  expect(width * scale).toBeLessThanOrEqual(280)
  expect(height * scale).toBeLessThanOrEqual(460)
  expect(scale).toBeLessThanOrEqual(1)
})
