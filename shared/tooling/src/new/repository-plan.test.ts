import { expect, test } from '@jest/globals'
import { planRepository } from './repository-plan.ts'

const wish = { id: 'loyalty', vietnamese: 'Khách hàng thân thiết' }
const versions = { react: '19.3.1', jest: '30.5.2', '@console/ui': '1.4.0' }
const plan = (there: Readonly<Record<string, string>> = {}) => planRepository(wish, (path) => there[path], versions)
const textOf = (path: string, there?: Readonly<Record<string, string>>) => plan(there).find((file) => file.path === path)?.text ?? ''

test('a repository is a module with its page, words and test, and what its tools need', () => {
  expect(plan().map(({ path }) => path)).toEqual([
    'src/descriptor.ts',
    'src/module.ts',
    'src/loyalty/loyalty.page.tsx',
    'src/loyalty/loyalty.test.tsx',
    'src/text.ts',
    'src/messages/en.ts',
    'src/messages/vi.ts',
    'rspack.config.ts',
    'package.json',
    'tsconfig.json',
    'jest.config.js',
    'README.md',
    '.gitignore',
  ])
})

test('its package.json names exact versions, and keeps what is installed from elsewhere', () => {
  const installed = JSON.stringify({ dependencies: { '@console/ui': 'file:../packages/console-ui-1.4.0.tgz' } })
  const packageJson = JSON.parse(textOf('package.json', { 'package.json': installed }))
  expect(packageJson).toMatchObject({
    name: 'mfe-loyalty',
    dependencies: { '@console/ui': 'file:../packages/console-ui-1.4.0.tgz', react: '19.3.1' },
    devDependencies: { jest: '30.5.2' },
  })
  expect(JSON.parse(textOf('package.json')).dependencies).toMatchObject({ '@console/ui': '1.4.0' })
})

test('it keeps a README that is there, and refuses to write over sources', () => {
  expect(plan({ 'README.md': 'Ours' }).some(({ path }) => path === 'README.md')).toBe(false)
  expect(() => plan({ 'src/module.ts': '' })).toThrow('src/module.ts is there already')
})
