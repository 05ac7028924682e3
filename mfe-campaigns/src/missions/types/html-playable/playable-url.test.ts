import { expect, test } from '@jest/globals'
import { playableUrl } from './playable-url.ts'

const vi = { name: 'locale', value: 'vi' }

test.each<[address: string, variables: Parameters<typeof playableUrl>[1], url: string | null]>([
  ['https://play.example/game', [], 'https://play.example/game'],
  [' https://play.example ', [vi], 'https://play.example/?locale=vi'],
  ['https://play.example/?a=1#top', [vi], 'https://play.example/?a=1&locale=vi#top'],
  ['https://play.example/?locale=en', [vi], 'https://play.example/?locale=vi'],
  ['https://play.example/', [{ name: 'tên', value: 'Chị Lan & con' }], 'https://play.example/?t%C3%AAn=Ch%E1%BB%8B+Lan+%26+con'],
  [
    'https://play.example/',
    [
      { name: ' ', value: 'typed first' },
      { name: 'empty', value: '' },
    ],
    'https://play.example/?empty=',
  ],
  ['http://play.example/', [], null],
  ['javascript:alert(1)', [], null],
  ['data:text/html,hi', [], null],
  ['https://', [], null],
  ['', [], null],
])('%s with %j is %s', (address, variables, url) => {
  expect(playableUrl(address, variables)).toBe(url)
})
