import type { Finding } from './source-file.ts'

/** Words that fit any file, so that nobody can guess what is in it. */
const vague = /^(utils?|utilities|helpers?|commons?|managers?|misc|stuff|libs?|constants|parts|places?)$/
const suffixes = /\.(page|test|full\.test|spec|full\.spec|d|config)?$/

/** Kebab-case, with few suffixes, and no name that says nothing. */
export function nameFindings(path: string): Finding[] {
  const found = (message: string) => [{ path, line: 1, message }]
  const parts = path.split('/')
  const file = parts.at(-1) ?? ''
  if (!/\.(ts|tsx|cjs|mjs|js)$/.test(file)) return []
  const stem = file.replace(/\.[^.]+$/, '')
  const bare = stem.includes('.') ? stem.replace(suffixes, '') : stem
  for (const part of [...parts.slice(0, -1), bare]) {
    if (part.split('-').some((word) => vague.test(word))) {
      return found(`'${part}' says nothing: name the file after the one thing it does.`)
    }
  }
  if (bare.includes('.')) return found(`'${file}' has an unknown suffix: only .page, .test and .spec are used.`)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(bare)) return found(`'${file}' is not in kebab-case: write ${kebab(bare)}.`)
  return []
}

/** `MetricRequest` and `metric_request` as `metric-request`. */
export function kebab(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
}
