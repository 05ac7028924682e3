import type { FailureReport } from '@console/module'

/** What was reported in this document, for the report of the visit. */
export const reportedFailures: FailureReport[] = []

/**
 * Tells the host what a page could not show, so that the id which the person quotes is in its log. Nobody waits for it, and it
 * is sent even if the person leaves. Offline it is sent once there is a connection.
 */
export function sendReport(failure: FailureReport): void {
  reportedFailures.push(failure)
  const headers = { 'Content-Type': 'application/json', 'X-Console': '1' }
  const send = () => void fetch('/report', { method: 'POST', keepalive: true, headers, body: JSON.stringify(failure) }).catch(() => {})
  if (navigator.onLine) send()
  else window.addEventListener('online', send, { once: true })
}
