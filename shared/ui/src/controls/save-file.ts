/** Puts a file among the person's downloads; `type` is the media type of a text. */
export function saveFile(name: string, content: Blob): void
export function saveFile(name: string, content: string, type: string): void
export function saveFile(name: string, content: string | Blob, type?: string): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked once the browser has taken it up; at once would cancel the download in some.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
