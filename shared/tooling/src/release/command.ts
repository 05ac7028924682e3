import { resolve } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { BuildFailed, BuildRefused, CopyFailed, KeyUnusable, Refused, RegistryUnusable } from '@console/federation'
import { BuildOfOneFailed } from '../build/build-in-own-process.ts'
import { diskFault } from './disk-fault.ts'

/** The message says what the person at the terminal can put right. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed'
}

export interface Given {
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | readonly string[] | undefined>>
}

/** Prints the usage if asked, refuses unknown arguments, and ends with exit code 1 and the complaint if the command fails. */
export async function runCommand(usage: string, options: ParseArgsOptionsConfig, run: (given: Given) => Promise<void>): Promise<void> {
  try {
    const given = parsed(usage, options)
    if (given.options.help) return console.log(usage)
    const registry = textOf(given, 'registry')
    if (registry !== undefined) process.env.REGISTRY = /^https?:/i.test(registry) ? registry : resolve(registry)
    const key = textOf(given, 'key')
    if (key !== undefined) process.env.REGISTRY_SIGNING_KEY = resolve(key)
    await run(given)
  } catch (error) {
    const isExpected = [
      CommandFailed,
      Refused,
      BuildFailed,
      BuildRefused,
      BuildOfOneFailed,
      RegistryUnusable,
      KeyUnusable,
      CopyFailed,
    ].some((kind) => error instanceof kind)
    console.error(
      error instanceof Refused
        ? `Refused; nothing was changed:\n${error.message}`
        : isExpected
          ? (error as Error).message
          : (diskFault(error) ?? error),
    )
    process.exitCode = 1
  }
}

function parsed(usage: string, options: ParseArgsOptionsConfig): Given {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { ...options, help: { type: 'boolean', short: 'h' } } })
    return { words: positionals, options: values as Given['options'] }
  } catch (error) {
    throw new CommandFailed(`${Error.isError(error) ? error.message.split('. ')[0] : error}.\n\n${usage}`)
  }
}

/** Undefined if it was not given. */
export function textOf({ options }: Given, name: string): string | undefined {
  const value = options[name]
  if (value === undefined) return undefined
  if (typeof value !== 'string' || value.trim() === '') throw new CommandFailed(`--${name} needs a value`)
  return value.trim()
}

export function textsOf({ options }: Given, name: string): readonly string[] {
  const values = options[name]
  return Array.isArray(values) ? values.map((value) => textOf({ words: [], options: { [name]: value } }, name) ?? '') : []
}
