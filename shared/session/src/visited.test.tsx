import { expect, test } from '@jest/globals'
import { forgetTraces } from './stored-text.ts'
import { visitsFrom, withVisit } from './visited.ts'

const visit = (path: string, name = path) => ({ path, name })

test('the latest stands first, each record once and by its newest name, and at most eight stay', () => {
  const paths = ['/a', '/b', '/c', '/d', '/e', '/f', '/g', '/h', '/i']
  const all = paths.reduce<ReturnType<typeof withVisit>>((visits, path) => withVisit(visits, visit(path)), [])
  expect(all.map(({ path }) => path)).toEqual(['/i', '/h', '/g', '/f', '/e', '/d', '/c', '/b'])
  expect(withVisit(all, visit('/f', 'Renamed')).slice(0, 3)).toEqual([visit('/f', 'Renamed'), visit('/i'), visit('/h')])
})

test.each([
  [null, []],
  ['', []],
  ['{', []],
  ['{"path":"/a"}', []],
  ['[null,1,{"path":"/a"},{"path":"https://evil.example","name":"x"},{"path":"/a","name":"A"}]', [visit('/a', 'A')]],
])('of the stored text %j only what is a visit is read', (text, visits) => expect(visitsFrom(text)).toEqual(visits))

test('nothing that was opened or used stays in the browser once it is forgotten, of no one and at no publisher, and everything else does', () => {
  localStorage.setItem('console.kept.u1.p1.visited', '[]')
  localStorage.setItem('console.kept.u2.p2.visited', '[]')
  localStorage.setItem('console.kept.u1.p1.rules.recent', '[]')
  localStorage.setItem('console.kept.u1..countries.recent', 'VN')
  localStorage.setItem('console.kept.u1.p1.views.campaigns', '{}')
  forgetTraces()
  expect(Object.keys(localStorage)).toEqual(['console.kept.u1.p1.views.campaigns'])
})
