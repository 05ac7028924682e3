/** Sends the host a report. Nobody waits for it, and it is sent even if the person leaves. What could not be sent offline is sent once more, online. */
export function postReport(address: `/report${string}`, report: object): void {
  const headers = { 'Content-Type': 'application/json', 'X-Console': '1' }
  const send = () => fetch(address, { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) })
  send().catch(() => {
    if (!navigator.onLine) window.addEventListener('online', () => void send().catch(() => {}), { once: true })
  })
}
