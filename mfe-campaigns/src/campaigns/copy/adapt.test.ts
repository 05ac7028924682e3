import type { Notification } from '@console/contract'
import { expect, test } from '@jest/globals'
import { adapt } from './adapt.ts'

test('what another backend sends in other shapes goes as it came, and is no failure', () => {
  const sent = { status: 'queued', metadata_rule: [null, 'later'], notification_applications: [null, { application: null }], mood: 'sunny' }
  const copy = adapt(sent as unknown as Notification, { applicationOf: () => undefined, metricOf: (ids) => ids, by: 1 })
  expect(copy).toEqual({ status: 'inactive', metadata_rule: [null, 'later'], notification_applications: [], mood: 'sunny' })
})
