import { expect, test } from '@jest/globals'
import { remedyOf } from './preflight-remedy.ts'

const on = (...modes: readonly ('TEST' | 'LIVE')[]) => ({
  id: 'c1',
  campaign_applications: modes.map((mode, at) => ({
    id: `l${at}`,
    application: { id: `a${at}`, code: `app-${at}`, display_name: 'App', mode, status: 'active' as const },
  })),
})

test.each([
  ['pastEnd', on('LIVE'), '/campaigns/c1/edit'],
  ['pastStart', on('TEST'), '/campaigns/c1/edit'],
  ['test', on('LIVE', 'TEST'), '/applications/app-1'],
  ['test', on('TEST', 'TEST'), '/campaigns/c1/edit'],
  ['empty', on('LIVE'), '/campaigns/c1/mission/create'],
] as const)('%s is put right at its place', (id, campaign, path) => {
  expect(remedyOf(id, campaign)).toBe(path)
})
