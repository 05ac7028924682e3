type Environment = Readonly<Record<string, string | undefined>>

/** They decide which tests there are and what they run on. */
const SETTINGS = ['FULL', 'TEST_DATABASE_URL', 'TEST_REDIS_URL']

export function settingsIn(env: Environment): Record<string, string> {
  return Object.fromEntries(SETTINGS.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
}

/** Settings, then words, quoted for a shell where they need it. */
export function commandLine(words: readonly string[], settings: Readonly<Record<string, string>>): string {
  return [...Object.entries(settings).map(([name, value]) => `${name}=${quoted(value)}`), ...words.map(quoted)].join(' ')
}

/** Returns the pattern that matches a text and nothing else. `RegExp.escape` would make it unreadable. */
export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
