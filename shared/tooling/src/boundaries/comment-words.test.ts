import { expect, test } from '@jest/globals'
import { commentFindings } from './comment-words.ts'
import { parseSource } from './source-file.ts'

const said = (code: string) => commentFindings(parseSource('shared/ui/src/x.ts', code)).map(({ line, message }) => `${line} ${message}`)

test.each([
  ['// The reason stands above the buttons.', ['stands']],
  ['/** What lies under the key, whatever it is. */', ['lies']],
  ['/** Reads it anew. */', ['anew']],
  ['// null if the address is none of an override', ['is none']],
  ['/** What could not be had is asked for again. */', ['be had']],
  ['// Somebody else saved first.', ['Somebody']],
  ['/** Answers a request. */', ['Answers']],
  ['// The host answers with 503.', ['host answers']],
  ['/** It stands, and lies. */', ['stands', 'lies']],
  ['/** The stand-in of the API returns its answers, as one understands. */', []],
  ["const text = 'What stands here lies.' // a text is no comment", []],
])('%s', (code, words) => {
  expect(said(code).map((message) => message.match(/says '(.*)': /)?.[1])).toEqual(words)
})

test('the line of a word is told, also within a longer comment', () => {
  expect(said('const x = 1\n/**\n * One.\n * It begins anew.\n */\n')).toEqual(["4 a comment says 'anew': write 'again'."])
})
