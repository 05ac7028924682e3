import { posix } from 'node:path'
import type { SourceFile } from '../boundaries/source-file.ts'

/** Matches the file that describes a record; the group is the record. */
const recordFile = /^mfe-[^/]+\/src\/.*?([^/]+)-record\.ts$/
/** First words of keys in every module: for the navigation, the commands, the breadcrumbs, what modules say of records, and codes that only its calls have. */
const ofEveryModule = ['nav', 'command', 'crumb', 'search', 'attention', 'schedule', 'error', 'field']

/** Further first words by module, for texts that belong to no record; each needs a reason. */
const ofModules: Readonly<Record<string, readonly string[]>> = {
  // Pages and parts of pages for people who are not signed in; none of them is about a record.
  'mfe-auth': ['login', 'testers', 'google', 'code', 'password', 'steps', 'invitation'],
  // The integration of an application has its own form and a sample request.
  'mfe-applications': ['integration', 'postback'],
  // What missions and notifications are made of: rewards, surveys, the rules of an audience, and the estimate of how many users they reach.
  'mfe-campaigns': ['reward', 'survey', 'rule', 'estimate'],
}

/**
 * Returns the words that a module's message keys may begin with: `campaign` for texts on one record, by its `campaign-record.ts`;
 * `campaigns` for the list, by the folder of the feature.
 */
export function firstWords(module: string, files: readonly SourceFile[]): string[] {
  const own = files.map(({ path }) => path).filter((path) => path.startsWith(`${module}/src/`))
  const records = own.flatMap((path) => recordFile.exec(path)?.[1] ?? [])
  const features = own
    .map((path) => posix.dirname(path).split('/')[2])
    .filter((folder): folder is string => folder !== undefined && folder !== 'messages')
  return [...ofEveryModule, ...new Set([...records, ...features].map(camel)), ...(ofModules[module] ?? [])]
}

export function firstWordComplaint(key: string, allowed: readonly string[]): string | undefined {
  if (key.includes('.') && allowed.includes(key.split('.')[0] ?? '')) return undefined
  return `'${key}' does not say what it is about: begin it with the record's word (campaign.create.title), or the list's (campaigns.title); here with ${allowed.join(', ')}.`
}

const camel = (kebabbed: string) => kebabbed.replace(/-(\w)/g, (_whole, letter: string) => letter.toUpperCase())
