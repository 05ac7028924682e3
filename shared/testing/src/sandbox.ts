/** The sandbox as tests use it: a function from request to answer, without a socket. */
export interface TestSandbox {
  fetch(request: Request): Promise<Response>
}

declare global {
  /**
   * Put there by the jest environment, which loads the sandbox outside of the simulated browser: a fresh one, with the
   * demo data, for each test file that asks.
   */
  function openSandbox(): Promise<TestSandbox>
}

let opened: Promise<TestSandbox> | undefined

/** The sandbox of this test file. */
export function sandbox(): Promise<TestSandbox> {
  opened ??= openSandbox()
  return opened
}
