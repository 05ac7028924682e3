import { expect, test } from '@jest/globals'
import { permissionKeyFindings } from './permission-keys.ts'
import { parseSource } from './source-file.ts'

const PAGE = 'mfe-campaigns/src/campaigns/campaign.page.tsx'
const findings = (path: string, code: string) => permissionKeyFindings(parseSource(path, code))

test.each([
  [PAGE, "usePermission('pub:campaigns:create')", 'pub:campaigns:create'],
  [PAGE, "usePermission(['campaign:update'])", 'campaign:update'],
  [PAGE, 'const key = `app:update-integration_info`', 'app:update-integration_info'],
  [PAGE, '<EntityLink needs="pub:campaigns:read,campaign:read" />', 'pub:campaigns:read,campaign:read'],
  [PAGE, "usePermission('pub:campaigns:craete')", 'pub:campaigns:craete'],
  ['mfe-campaigns/src/descriptor.ts', "needs: ['pub:metric_request:read-list']", 'pub:metric_request:read-list'],
  ['shared/sandbox/src/routes/applications/policy.ts', "const READ_KEY = 'pub:applications:read'", 'pub:applications:read'],
  ['shared/federation/src/builds/route-access.ts', "const known = ['pub:campaign:create']", 'pub:campaign:create'],
])('%s may not write: %s', (path, code, key) => {
  expect(findings(path, `\n${code}`)).toEqual([
    { path, line: 2, message: expect.stringContaining(`'${key}': name the call, useMay(updateCampaign)`) },
  ])
})

test('each key of a list is an offence', () => {
  expect(findings(PAGE, "['pub:campaigns:end', 'campaign:end']")).toHaveLength(2)
})

test.each([
  ['shared/contract/src/campaigns.ts', "any_of: ['pub:campaigns:create']"],
  ['shared/sandbox/src/seed/roles.ts', "const lacks = ['pub:roles:create']"],
  ['mfe-campaigns/src/campaigns/campaign.test.tsx', "holding('pub:campaigns:create')"],
  ['shell/server/testing/host.ts', "permissions: ['pub:campaigns:read-list']"],
  ['shared/federation/fixtures/sample/src/descriptor.ts', "needs: ['pub:campaigns:create']"],
  [PAGE, '// needs pub:campaigns:create'],
  [PAGE, "key.startsWith('pub:')"],
  [PAGE, "text('campaign.update')"],
])('%s may write: %s', (path, code) => {
  expect(findings(path, code)).toEqual([])
})
