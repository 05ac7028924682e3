import { expect, test } from '@jest/globals'
import { isConsoleOrigin } from './console-origin.ts'

test.each([
  ['http://localhost:3100', 'http://localhost:3100', true],
  ['http://localhost:3200', 'http://localhost:3100', true],
  ['http://127.0.0.1:3200', 'http://127.0.0.1:3100', true],
  ['http://127.0.0.1:3100', 'http://localhost:3100', false],
  ['https://localhost:3200', 'http://localhost:3100', false],
  ['http://localhost.evil.example:3100', 'http://localhost:3100', false],
  ['http://localhost:3200/login', 'http://localhost:3100', false],
  ['null', 'http://localhost:3100', false],
  ['https://console.example', 'https://console.example', true],
  ['https://console.example:8443', 'https://console.example', false],
])('%s beside the console at %s: %s', (origin, consoleOrigin, expected) => {
  expect(isConsoleOrigin(origin, consoleOrigin)).toBe(expected)
})
