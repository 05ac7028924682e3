import { followCalls, outageStore } from './outage-store.ts'

/** So many failures of so many calls within this time are an outage: one call that always fails is a bug. */
const FAILURES = 4
const CALLS = 2
const WITHIN_MS = 60_000
/** An outage is over when a call went well and none failed for this long, which is longer than a page waits before it tries again. */
const CALM_MS = 20_000

interface Failed {
  readonly call: string
  readonly at: number
}

export function outageWatch(tell: (isFailing: boolean) => void) {
  let failures: readonly Failed[] = []
  let isFailing = false
  let isCalm = false
  let end: ReturnType<typeof setTimeout> | undefined

  function set(value: boolean): void {
    isFailing = value
    tell(value)
  }

  function endIn(ms: number): void {
    clearTimeout(end)
    end = setTimeout(() => {
      failures = []
      set(false)
    }, ms)
  }

  function failed(call: string): void {
    const at = Date.now()
    failures = [...failures.filter((one) => at - one.at < WITHIN_MS), { call, at }]
    isCalm = false
    if (!isFailing && failures.length >= FAILURES && new Set(failures.map((one) => one.call)).size >= CALLS) set(true)
    // Without further calls nothing is known any more.
    if (isFailing) endIn(WITHIN_MS)
  }

  function succeeded(call: string): void {
    failures = failures.filter((one) => one.call !== call)
    if (isFailing && !isCalm) endIn(CALM_MS)
    isCalm = true
  }

  return (call: string, isWell: boolean): void => (isWell ? succeeded(call) : failed(call))
}

const watch = outageWatch((isFailing) => outageStore.setState({ isFailing }))

export function watchCalls(failed: string): void {
  followCalls(watch)
  watch(failed, false)
}
