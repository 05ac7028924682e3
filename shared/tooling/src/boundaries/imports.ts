import { builtinModules } from 'node:module'
import { posix } from 'node:path'
import { type Area, areas, entryPoints, wrappedPackages } from './may-import.ts'
import type { Finding, Import, SourceFile } from './source-file.ts'

/** Tests may use what tests need, whatever their area. */
const testWorkspaces = ['testing', 'contract', 'module', 'sandbox', 'tooling']
const testPackages = /^(@jest\/|@testing-library\/|fast-check$|@axe-core\/|react|smtp-server$|postal-mime$)/

export function importFindings(file: SourceFile): Finding[] {
  const area = areas.find(({ match }) => match.test(file.path))
  if (!area) return []
  return file.imports.flatMap((one) => {
    const message = complaint(file, area, one)
    return message ? [{ path: file.path, line: one.line, message }] : []
  })
}

export function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path)
}

/** Whether a file is a test, or is used only by tests because it is in a folder `testing` of its package. */
export function isForTests(path: string): boolean {
  return isTest(path) || path.replace(/^shared\/testing\//, '').includes('/testing/')
}

function complaint(file: SourceFile, area: Area, { from }: Import): string | undefined {
  if (from.startsWith('.')) return relativeComplaint(file.path, from)
  if (from.startsWith('@console/')) return workspaceComplaint(file.path, area, from)
  if (from.startsWith('node:') || builtinModules.includes(from)) return builtinComplaint(file.path, area, from)
  return packageComplaint(file.path, area, from)
}

/** Returns the workspace of a path: `mfe-campaigns`, `shared/ui`; the two halves of the shell count as two workspaces. */
function homeOf(path: string): string {
  const [first = '', second = ''] = path.split('/')
  if (first === 'shared') return `shared/${second}`
  if (first === 'shell' && (second === 'server' || second === 'src')) return `shell/${second}`
  return first
}

function relativeComplaint(path: string, from: string): string | undefined {
  const target = posix.join(posix.dirname(path), from)
  const home = homeOf(path)
  const other = homeOf(target)
  if (other === home || home === 'shell' || home === 'shared/tooling') return undefined
  if (home.startsWith('shell/') && other.startsWith('shell/')) {
    return `${home} imports ${target}: the host and the browser half share nothing but @console/module and @console/contract; move what both need there.`
  }
  const name = other.replace(/^shared\//, '')
  return `reaches into ${other} by a relative path: import from the root of its package, @console/${name}, if ${home} may.`
}

function workspaceComplaint(path: string, area: Area, from: string): string | undefined {
  const [, name = '', ...rest] = from.split('/')
  if (isTest(path) && name === homeOf(path).replace(/^shared\//, '')) return undefined
  if (rest.length > 0 && !entryPoints.some(({ door, by }) => door.test(from) && by.test(path))) {
    return `imports '${from}': packages are imported by their root, '@console/${name}'; export what is needed there.`
  }
  if (area.workspaces.includes(name) || (isTest(path) && testWorkspaces.includes(name))) return undefined
  if (name === 'shell' || name.startsWith('mfe-')) {
    return `imports '${from}': nobody imports the shell or a module; move what both need into a package under shared/.`
  }
  const list = area.workspaces.length > 0 ? area.workspaces.map((one) => `@console/${one}`).join(', ') : 'no other workspace'
  return `imports '${from}': ${area.name} may import ${list}; pass the value in, or move it into one of these.`
}

function builtinComplaint(path: string, area: Area, from: string): string | undefined {
  if (!area.browser || isTest(path) || isBuildFile(path)) return undefined
  return `imports '${from}': ${area.name} runs in the browser; let the host or a build file do it.`
}

function isBuildFile(path: string): boolean {
  return /^shared\/[^/]+\/[^/]+\.ts$/.test(path)
}

function packageComplaint(path: string, area: Area, from: string): string | undefined {
  if (isTest(path) && testPackages.test(from)) return undefined
  const keeper = wrappedPackages.find(({ packages }) => packages.test(from))
  if (keeper && !keeper.by.test(path)) return `imports '${from}': ${keeper.instead}.`
  if (!area.packages || area.packages.includes(from)) return undefined
  const list = area.packages.length > 0 ? area.packages.join(', ') : 'no package'
  return `imports '${from}': ${area.name} may import ${list} beside its own files.`
}
