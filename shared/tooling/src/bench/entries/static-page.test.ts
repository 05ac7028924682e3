import { expect, test } from '@jest/globals'
import { staticPage } from './static-page.ts'

test('the static page has a linked name in each row, and nothing that it shows becomes markup', () => {
  const page = staticPage(['Name', 'Status'], [['Tết <b>&', 'active']])
  expect(page).toContain('<tr data-row><th><a href="/campaigns/">Tết &lt;b>&amp;</a></th><td>active</td></tr>')
  expect(page).toContain('<th>Name</th><th>Status</th>')
})
