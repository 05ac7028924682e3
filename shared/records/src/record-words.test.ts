import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { OPENED_WORDS } from './record-words.ts'

test('a list says nothing of a record that only its page and its forms say, for which builds leave these texts out', () => {
  const files = globSync('shared/records/src/{*,list/**/*,actions/**/*,columns/**/*}.{ts,tsx}').filter(
    (file) => !/\.test\.|record-words|use-record-text/.test(file),
  )
  const said = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(?:text|word)\('([\w.]+)'/g)].map(([, key]) => key))
  expect(said).toEqual(expect.arrayContaining(['create.title', 'delete.title']))
  expect(said.filter((key = '') => OPENED_WORDS.includes(key))).toEqual([])
})
