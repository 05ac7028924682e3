import { type ModuleWish, moduleFiles } from './module-plan.ts'
import {
  IGNORED,
  JEST_CONFIG,
  type PackageJson,
  readmeFile,
  repositoryPackageJson,
  TYPE_SETTINGS,
  type Versions,
} from './repository-files.ts'
import { SliceRefused } from './slice-names.ts'
import type { PlannedFile } from './slice-plan.ts'
import type { Read } from './step.ts'

/**
 * Returns every file of a repository that is one module with one page. Its package.json keeps what is installed already. Throws
 * `SliceRefused` if a file is there already, or if the name is not valid for a module.
 */
export function planRepository(wish: ModuleWish, read: Read, versions: Versions): PlannedFile[] {
  const there = read('package.json')
  const own = (path: string, text: string, next: string): PlannedFile => {
    if (read(path) !== undefined) throw new SliceRefused(`${path} is there already: a new module begins in a folder without one.`)
    return { path, text, isNew: true, next }
  }
  // A repository often begins with these.
  const unlessThere = (...file: Parameters<typeof own>) => (read(file[0]) === undefined ? [own(...file)] : [])
  const given: PackageJson = there === undefined ? {} : JSON.parse(there)
  return [
    ...moduleFiles(wish).map(({ path, text, next }) => own(path, text, next)),
    { path: 'package.json', text: repositoryPackageJson(wish.id, given, versions), isNew: there === undefined, next: 'npm install' },
    own('tsconfig.json', TYPE_SETTINGS, 'nothing'),
    own('jest.config.js', JEST_CONFIG, 'nothing'),
    ...unlessThere('README.md', readmeFile(wish.id), 'say whose it is'),
    ...unlessThere('.gitignore', IGNORED, 'nothing'),
  ]
}
