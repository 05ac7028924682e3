import { expect, it } from '@jest/globals'
import { routesNamed } from './routes-named.ts'
import { sharedPackageOf } from './shared-names.ts'

it.each([
  ['provide shared module (default) @console/ui@1.0.0 = ./shared/ui/src/index.ts', { kind: 'provide', key: '@console/ui' }],
  ['provide shared module (default) @console/things/form@1.0.0 = ./form/index.ts', { kind: 'provide', key: '@console/things/form' }],
  ['provide shared module (default) react/jsx-runtime@1.0.0 = ./react/jsx-runtime.js', { kind: 'provide', key: 'react/jsx-runtime' }],
  ['consume shared module (default) @console/api@^1.0.0 (strict) (strict)', { kind: 'consume', key: '@console/api' }],
  ['consume shared module (default) react-dom@^1.0.0', { kind: 'consume', key: 'react-dom' }],
  ['./src/main.tsx', null],
])('the share of %s', (identifier, share) => {
  expect(sharedPackageOf(identifier)).toEqual(share)
})

it('calls are known by the names under which the contract exports them', () => {
  expect(routesNamed(['listCampaigns', 'Campaign', 'getCampaign', 'listCampaigns', 'nothing'])).toEqual(['campaigns.get', 'campaigns.list'])
})
