export interface JestReport {
  readonly testResults: readonly {
    readonly name: string
    readonly message: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

export interface FileResult {
  readonly file: string
  readonly passed: number
  readonly failed: readonly string[]
  /** Why no test ran, such as an import that throws. */
  readonly crash?: string
}

/** `files` are relative to `root`. A file that jest did not report counts as crashed. */
export function resultsIn(report: JestReport | null, root: string, files: readonly string[]): FileResult[] {
  return files.map((file) => {
    const found = report?.testResults.find(({ name }) => name === `${root}/${file}`)
    if (!found) return { file, passed: 0, failed: [], crash: 'jest did not run it' }
    const failed = found.assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.replace(/\s+/g, ' '))
    const passed = found.assertionResults.filter(({ status }) => status === 'passed').length
    const crash = failed.length + passed === 0 ? { crash: firstLine(found.message) } : {}
    return { file, passed, failed, ...crash }
  })
}

/** A failed test catches the mutant; a file that does not even load proves nothing. */
export function verdictOf({ file, passed, failed, crash }: FileResult): {
  readonly is: 'caught' | 'survived' | 'crashed'
  readonly why: string
} {
  if (failed.length > 0) return { is: 'caught', why: `${file}: ${failed[0]}` }
  if (crash !== undefined) return { is: 'crashed', why: `${file}: ${crash}` }
  return { is: 'survived', why: `${file}: ${passed} passed` }
}

const firstLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .find((line) => line !== '' && !line.startsWith('●')) ?? 'no test in it'
