import { spawnSync } from 'node:child_process'
import { expect, it } from '@jest/globals'

it.each([
  ['are read by Prometheus', ['check', 'rules', 'alerts.yml']],
  ['raise the alerts that the operators are promised, and no others', ['test', 'rules', 'alerts-test.yml']],
])('the rules of alerts.yml %s', (_, args) => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: import.meta.dirname, encoding: 'utf8' })
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
})
