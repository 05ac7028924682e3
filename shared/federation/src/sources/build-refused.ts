/** A build that compiles but breaks a rule of the platform: every problem at once, each saying what to change. */
export class BuildRefused extends Error {
  readonly problems: readonly string[]

  constructor(what: string, problems: readonly string[]) {
    super(`${what}:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'BuildRefused'
    this.problems = problems
  }
}
