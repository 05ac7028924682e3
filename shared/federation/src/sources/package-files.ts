import { createRequire } from 'node:module'
import { dirname, extname, resolve } from 'node:path'

const find = createRequire(import.meta.url).resolve

const packageFile = (name: string): string => find(name)

/** The package.json of a package of the platform, whose root is `src/index`. */
export const packageJsonFile = (name: string): string => resolve(dirname(packageFile(name)), '../package.json')

/** A file beside another one of its package: TypeScript in the workspace, JavaScript where the package is installed. */
export const beside = (file: string, name: string): string => resolve(dirname(file), `${name}${extname(file)}`)

export const CONTRACT = /(?:shared|@console)[\\/]contract[\\/]src[\\/]/
