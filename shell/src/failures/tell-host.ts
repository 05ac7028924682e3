/** Sends the host a report. Nobody waits for it, and it is sent even if the person leaves. Offline it is sent once there is a connection. */
export function tellHost(address: `/report${string}`, report: object): void {
  const headers = { 'Content-Type': 'application/json', 'X-Console': '1' }
  const send = () => void fetch(address, { method: 'POST', keepalive: true, headers, body: JSON.stringify(report) }).catch(() => {})
  if (navigator.onLine) send()
  else window.addEventListener('online', send, { once: true })
}
