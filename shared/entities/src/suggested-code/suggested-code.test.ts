import { ApplicationCode } from '@console/contract'
import { expect, test } from '@jest/globals'
import { suggestedCode } from './suggested-code.ts'

test.each([
  ['Lotus Quest', 'lotus-quest'],
  ['  Đảo Rồng: Thức Tỉnh 2!', 'dao-rong-thuc-tinh-2'],
  ['Quán Cà Phê Nhỏ', 'quan-ca-phe-nho'],
  ['3 Kingdoms', '3-kingdoms'],
  ['rock_n_roll', 'rock-n-roll'],
  ['', ''],
  ['a', ''],
  ['★★★', ''],
  ['東京', ''],
  // The console has pages at these addresses.
  ['Create', ''],
  ['edit', ''],
  ['New!', ''],
  ['New World', 'new-world'],
  [`${'x'.repeat(49)} y`, 'x'.repeat(49)],
  ['x'.repeat(80), 'x'.repeat(50)],
])('the name %p suggests the code %p', (name, code) => {
  expect(suggestedCode(name, ApplicationCode)).toBe(code)
})
