type Environment = Readonly<Record<string, string | undefined>>

/** What decides which tests there are and what they run on. */
const SETTINGS = ['FULL', 'TEST_DATABASE_URL', 'TEST_REDIS_URL']

/** Returns a command for a shell: the settings of this run, then the words, quoted where they need it. */
export function commandLine(words: readonly string[], env: Environment): string {
  const settings = SETTINGS.flatMap((name) => (env[name] ? [`${name}=${quoted(env[name])}`] : []))
  return [...settings, ...words.map(quoted)].join(' ')
}

/** Returns the pattern that matches a text and nothing else. `RegExp.escape` would make it unreadable. */
export function literally(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
}
