import { expect, test } from '@jest/globals'
import { parseCode } from '../sources/syntax.ts'
import { namedKeys, openKeys } from './named-keys.ts'

const KEYS = ['page.title', 'page.text', 'kind.old', 'kind.new', 'error.conflict.wait']

test.each([
  ['a string', "text('page.title')", ['page.title']],
  ['a string of the other kind', 'text("page.title")', ['page.title']],
  ['a table', "const TEXTS = { old: 'kind.old', new: 'page.text' }", ['page.text', 'kind.old']],
  ['a template with a value', 'text(`kind.${kind}`)', ['kind.old', 'kind.new']],
  ['a field of a record', "{ text: 'kind.:type' }", ['kind.old', 'kind.new']],
  ['a template with a value before its word', '`${code}.wait`', ['error.conflict.wait']],
  [
    'a template within a template',
    'text(`page.${is ? `${a}` : "x"}`) + `${text(`kind.${b}`)}`',
    ['page.title', 'page.text', 'kind.old', 'kind.new'],
  ],
  ['a string within a template', "`${text('page.title')}: ${{ a: 'page.text' }.a}`", ['page.title', 'page.text']],
  ['code after a comment with an apostrophe', "// it's\ntext('page.title') /* isn't */ + text('page.text')", ['page.title', 'page.text']],
  ['code after a comment with a backtick', "// a ` alone\ntext('page.title')", ['page.title']],
  ['code after a regular expression with quotes', "const quote = /['`\"/]/g\ntext('page.title')", ['page.title']],
  ['code after a division', "const half = (a + b) / 2 // a's\ntext('page.title') / 2", ['page.title']],
  ['an address with slashes', "fetch('https://x') || text('page.title')", ['page.title']],
  ['a comment', "// 'page.title'\n/* 'page.text' */", []],
  ['a template that has no word', '`${a}.${b}`', []],
  ['a template that could be no key', '`kind.${a} or ${b}`', []],
])('%s names keys', (_, code, named) => {
  expect(namedKeys(KEYS, [parseCode(code).program])).toEqual(named)
})

test.each([
  ['nothing but values', 'text(`${of}.${key}`)', ['`${…}.${…}`']],
  ['nothing but values in a choice', "text(is ? `${of}${key}` : 'page.title')", ['`${…}${…}`']],
  ['nothing but values, by a hook with another name', 'ruleText(\n  `${of}`)', ['`${…}`']],
  ['a word', 'text(`kind.${key}`) + text(`${of}.title`)', []],
  ['something else than a key', "text('page.title', { name: `${first}${last}` })", []],
  ['a path of its own', 'register(`${name}.${at}`)', []],
])('of %s given to text the keys are open or not', (_, code, open) => {
  expect(openKeys(parseCode(code).program)).toEqual(open)
})
