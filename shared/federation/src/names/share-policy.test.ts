import { describe, expect, it } from '@jest/globals'
import { hostShares, lentPackageOf, remoteShares } from './share-policy.ts'

describe('the share policy', () => {
  it('lets a module borrow exactly what the shell lends, and bundle none of it', () => {
    expect(Object.keys(remoteShares())).toEqual(Object.keys(hostShares()))
    for (const share of Object.values(remoteShares())) expect(share).toMatchObject({ import: false, singleton: true, strictVersion: true })
  })

  it('lends all in the first file but what no list page needs, which is fetched when first used', () => {
    const late = Object.entries(hostShares()).filter(([, share]) => !share.eager)
    expect(late.map(([key]) => key)).toEqual([
      '@console/forms',
      '@console/forms/drafts',
      '@console/forms/fields',
      '@console/records/page',
      '@console/records/form',
    ])
  })

  it('lends one version, of which every module asks for the major alone: whether it fits is decided by names', () => {
    for (const share of Object.values(hostShares('2.7.3'))) expect(share.version).toBe('2.7.3')
    for (const share of Object.values(remoteShares('2.7.3'))) expect(share.requiredVersion).toBe('^2.0.0')
  })
})

describe('the lent package a bundled file belongs to', () => {
  it.each([
    ['/house/shared/ui/src/theme/tokens.ts', '@console/ui'],
    ['/house/shared/forms/src/index.ts', '@console/forms'],
    ['/house/node_modules/@console/ui/src/theme/tokens.js', '@console/ui'],
    ['/house/node_modules/@console/contract/src/index.js', null],
    ['/house/node_modules/react/index.js', 'react'],
    ['/house/node_modules/@chakra-ui/react/dist/index.js', '@chakra-ui/react'],
    ['/house/node_modules/a/node_modules/swr/dist/index.js', 'swr'],
    ['/house/shared/contract/src/index.ts', null],
    ['/house/shared/rich-text/src/index.ts', null],
    ['/house/node_modules/valibot/dist/index.js', null],
    ['/house/node_modules/react-is/index.js', null],
    ['/house/mfe-campaigns/src/ui/src.ts', null],
  ])('%s -> %s', (file, lent) => {
    expect(lentPackageOf(file)).toBe(lent)
  })

  it('is the part of a package where that part is lent under a name of its own', () => {
    const keys = ['@console/things', '@console/things/form', 'react']
    expect(lentPackageOf('/house/shared/things/src/list.tsx', keys)).toBe('@console/things')
    expect(lentPackageOf('/house/shared/things/src/form/field.tsx', keys)).toBe('@console/things/form')
    expect(lentPackageOf('/house/shared/things/src/form/field.tsx', keys.toReversed())).toBe('@console/things/form')
    expect(lentPackageOf('/house/shared/things/src/former.tsx', keys)).toBe('@console/things')
    expect(lentPackageOf('/house/shared/things/src/form/field.tsx', ['@console/things'])).toBe('@console/things')
  })
})
