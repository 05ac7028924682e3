import type { ModuleDescriptor, Reason, SearchItem } from '@console/module'
import { expect, it } from '@jest/globals'
import { callsOfRecords, keysOfRecords, recordProblems, releasedRecords } from './declared-records.ts'

const KEYS = [
  'things.title',
  'things.is.active',
  'things.is.inactive',
  'things.is.unknown',
  'things.is.active.long',
  'things.all',
  'things.late',
]
const PUBLISHER = '/pub/core/api/v1/publishers/:publisher_id'
const routes = [
  { path: '/things', page: 'list' },
  { path: '/things/:thing_id', page: 'thing' },
] as const
const MODULE: ModuleDescriptor = { id: 'things', owns: ['/things'], routes }
const search: SearchItem = { call: 'applications.list', to: '/things?q=:code', name: ['display_name'] }
const reason: Reason = { text: 'things.late' }

const searching = (changed: Partial<SearchItem>): ModuleDescriptor => ({ ...MODULE, search: [{ ...search, ...changed }] })
const because = (changed: Partial<Reason>): ModuleDescriptor => ({
  ...MODULE,
  attention: [{ ...search, reasons: [{ ...reason, ...changed }] }],
})
const problemsOf = (descriptor: ModuleDescriptor) => [...recordProblems(descriptor, KEYS)]

it.each<[string, ModuleDescriptor]>([
  [
    'a field of a field, and a message for each of its values',
    searching({
      call: 'sources.list',
      each: 'applications.list',
      to: '/things?q=:id',
      name: ['application.display_name', 'things.is.:application.status'],
    }),
  ],
  [
    'the name of the record itself, and a message of the kit',
    searching({ call: 'roles.list', to: '/things?q=:id', name: [{ role: '.' }] }),
  ],
  [
    'the parameter of the list that each record has',
    searching({ call: 'sources.list', each: 'applications.list', to: '/things?q=:application_id', name: ['source_name'] }),
  ],
  ['a reason for some values, with a message for these', because({ when: [{ of: 'status', is: ['active'] }], text: 'things.is.:status' })],
  ['a way into another module', because({ way: { to: '/elsewhere/:id', label: 'things.title', act: 'applications.get' } })],
])('a descriptor may name %s', (_, descriptor) => {
  expect(problemsOf(descriptor)).toEqual([])
})

it.each<[string, ModuleDescriptor, string]>([
  [
    'an unknown call',
    searching({ call: 'things.list' as 'roles.list' }),
    "'/things?q=:code' is read by 'things.list', which is no call of the contract",
  ],
  ['what is no list', searching({ call: 'applications.get' }), "'/things?q=:code' is read by 'applications.get', which is no list"],
  [
    'a list that is not searched',
    searching({ call: 'ref.countries' }),
    "'/things?q=:code' is searched by 'ref.countries', which does not take q",
  ],
  [
    'a page that is not there',
    searching({ to: '/things/:code/more' }),
    "'/things/x/more' is linked from a record of 'applications.list', but no route has this path",
  ],
  [
    'a field that is not there',
    searching({ text: ['owner.nickname'] }),
    "'/things?q=:code' shows 'owner.nickname', which the records of 'applications.list' do not have",
  ],
  [
    'a message that is not there',
    because({ text: 'things.early' }),
    "no message is called 'things.early', which '/things?q=:code' would show",
  ],
  [
    'a value without a message',
    searching({ text: ['things.:status'] }),
    "no message is called 'things.inactive', which '/things?q=:code' would show",
  ],
  [
    'a condition on no field',
    because({ when: [{ of: 'ends', past: true }] }),
    "'/things?q=:code' shows 'ends', which the records of 'applications.list' do not have",
  ],
  [
    'a parameter that no address has',
    searching({ call: 'sources.list', name: ['source_name'] }),
    "'sources.list' needs 'application_id', which no address has here",
  ],
  [
    'a filter that the list does not have',
    searching({ call: 'applications.list?state=active' }),
    "'applications.list' does not take state=active",
  ],
  [
    'a value that the filter does not take',
    searching({ call: 'applications.list?status=on' }),
    "'applications.list' does not take status=on",
  ],
  ['a value that the field never has', because({ when: [{ of: 'mode', is: ['test'] }] }), "'mode' of 'applications.list' is never 'test'"],
  [
    'a part of a record as a text',
    searching({ call: 'users.list', to: '/things?q=:id', name: ['user'] }),
    "'/things?q=:id' shows 'user' of 'users.list', which is no text",
  ],
  [
    'a text as a person',
    searching({ name: [{ person: 'display_name' }] }),
    "'/things?q=:code' shows 'display_name' of 'applications.list', which is no person",
  ],
  [
    'entries of what is no list',
    because({ in: 'display_name' }),
    "'/things?q=:code' shows 'display_name' of 'applications.list', which is no list",
  ],
  [
    'a step by an unknown call',
    because({ way: { to: '/things', label: 'things.title', act: 'things.end' as 'roles.list' } }),
    "'/things?q=:code' takes the permission of 'things.end', which is no call of the contract",
  ],
  [
    'lists of records that have none',
    searching({ each: 'campaigns.list' }),
    "'applications.list' is read for each record of 'campaigns.list', but takes not one parameter",
  ],
])('a descriptor may not name %s', (_, descriptor, problem) => {
  expect(problemsOf(descriptor)).toContain(problem)
})

const TOLD: ModuleDescriptor = {
  ...MODULE,
  search: [
    {
      call: 'sources.list?status=active',
      each: 'applications.list',
      heading: 'things.title',
      to: '/things?q=:application_id',
      name: ['source_name', 'things.is.:status'],
      all: { to: '/things', label: 'things.all' },
    },
  ],
  attention: [
    {
      call: 'applications.list',
      to: '/things/:code',
      name: ['display_name'],
      reasons: [{ ...reason, at: 'created_on', way: { to: '/things', label: 'things.title', act: 'applications.delete', owner: 'id' } }],
    },
  ],
  schedule: [{ call: 'campaigns.list', to: '/things', name: ['name'], begins: 'start_date', ends: 'end_date' }],
}

it('the shell is told where the lists are, who may read them, and who may do what follows', () => {
  const applications = {
    call: 'applications.list',
    path: `${PUBLISHER}/applications`,
    query: {},
    needs: expect.arrayContaining(['app:read']),
  }
  const entering = (path: string) => [`to enter ${path}`]
  expect(releasedRecords(TOLD, entering)).toEqual({
    search: [
      {
        list: {
          call: 'sources.list',
          path: `${PUBLISHER}/applications/:application_id/sources`,
          query: { status: 'active' },
          needs: ['pub:sources:read-list'],
        },
        each: applications,
        heading: 'things.title',
        to: '/things?q=:application_id',
        name: ['source_name', 'things.is.:status'],
        all: { to: '/things', label: 'things.all', needs: ['to enter /things'] },
      },
    ],
    attention: [
      {
        list: applications,
        to: '/things/:code',
        needs: ['to enter /things/:thing_id'],
        name: ['display_name'],
        reasons: [
          {
            ...reason,
            at: 'created_on',
            way: { to: '/things', label: 'things.title', needs: ['pub:applications:delete', 'app:delete'], owner: 'id' },
          },
        ],
      },
    ],
    schedule: [
      {
        list: expect.objectContaining({ call: 'campaigns.list' }),
        to: '/things',
        needs: ['to enter /things'],
        name: ['name'],
        begins: 'start_date',
        ends: 'end_date',
      },
    ],
  })
  expect(releasedRecords(MODULE, entering)).toEqual({})
})

it('the calls and the words of what is shown are known', () => {
  expect(callsOfRecords(TOLD)).toEqual(['sources.list?status=active', 'applications.list', 'applications.list', 'campaigns.list'])
  const words = ['things.is.active', 'things.is.inactive', 'things.is.unknown']
  expect(new Set(keysOfRecords(TOLD, KEYS))).toEqual(new Set(['things.title', 'things.all', 'things.late', ...words]))
})
