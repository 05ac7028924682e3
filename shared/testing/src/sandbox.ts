/** The sandbox for tests: a function from request to response, without a socket. */
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

/** The sandbox of this test file. */
export function sandbox(): Promise<TestSandbox> {
  opened ??= openSandbox()
  return opened
}
