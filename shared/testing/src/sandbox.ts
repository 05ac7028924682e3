export interface TestSandbox {
  fetch(request: Request): Promise<Response>
}

declare global {
  /**
   * Set by the jest environment, which loads the sandbox outside the simulated browser: a fresh one, with the
   * demo data, for each test file that uses it.
   */
  function openSandbox(): Promise<TestSandbox>
}

let opened: Promise<TestSandbox> | undefined

export function sandbox(): Promise<TestSandbox> {
  opened ??= openSandbox()
  return opened
}
