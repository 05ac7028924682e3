import { expect, test } from '@jest/globals'
import { packedPackageJson } from './packed-package-json.ts'

const packageJson = { name: '@console/ui', exports: { '.': './src/index.ts' }, sideEffects: false }
const versions = { react: '19.3.1', '@types/react': '19.3.0', jest: '30.5.2', '@chakra-ui/react': '3.37.0' }
const packing = {
  packageJson,
  packed: { name: 'ui' },
  imports: ['@console/api', '@console/ui', 'react'],
  named: [],
  version: '1.4.0',
  versions,
}

test('a packed package is compiled and typed, and names the exact version of everything that it needs', () => {
  expect(packedPackageJson(packing)).toMatchObject({
    name: '@console/ui',
    version: '1.4.0',
    sideEffects: false,
    exports: { '.': { types: './src/index.d.ts', default: './src/index.js' } },
    dependencies: { '@console/api': '1.4.0', '@types/react': '19.3.0', react: '19.3.1' },
  })
})

test('it brings the tools that it starts, and what its types name, unless that comes with another package', () => {
  const packed = { name: 'ui', tools: ['jest'], bin: { ui: './ui.ts' } }
  expect(packedPackageJson({ ...packing, packed, imports: [], named: ['@chakra-ui/react', '@ark-ui/react'] })).toMatchObject({
    bin: { ui: './ui.js' },
    dependencies: { '@chakra-ui/react': '3.37.0', jest: '30.5.2' },
  })
})

test('an import that no one declares is an error', () => {
  expect(() => packedPackageJson({ ...packing, imports: ['left-pad'] })).toThrow("@console/ui imports 'left-pad', which no package.json")
})
