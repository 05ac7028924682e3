import { describe, expect, test } from '@jest/globals'
import { isExactNumber, parseJson } from './json.ts'

describe('a number that JavaScript cannot hold is written as it was read', () => {
  test.each([
    '12345678901234567890',
    '-9007199254740993',
    '1e400',
    '-0',
    '-0.0',
    '0.1234567890123456789',
    '123456789012345678901234567890e-20',
  ])('%s', (number) => {
    for (const json of [`{"a":${number}}`, `{"a":[${number}]}`, `[1,${number}]`]) expect(JSON.stringify(parseJson(json))).toBe(json)
    expect(parseJson(`{"a" : ${number}}`)).toMatchObject({ a: expect.anything() })
  })
})

test.each(['0', '1.5', '1.0', '1e5', '9007199254740991', '-1'])('%s stays a number', (number) => {
  expect(parseJson(`{"a":${number},"b":12345678901234567890}`)).toMatchObject({ a: Number(number) })
})

test('digits in text are text', () => {
  const json = '{"a":"12345678901234567890","b":"x:12345678901234567890","c":"-0"}'
  expect(parseJson(json)).toEqual(JSON.parse(json))
})

test('a number that stayed text is told from an object', () => {
  const { a, b } = parseJson('{"a":12345678901234567890,"b":{"rawJSON":"1"}}') as { a: unknown; b: unknown }
  expect(isExactNumber(a)).toBe(true)
  expect(isExactNumber(b)).toBe(false)
})

test('what is not JSON is refused', () => {
  expect(() => parseJson('{"a":12345678901234567890')).toThrow(SyntaxError)
})
