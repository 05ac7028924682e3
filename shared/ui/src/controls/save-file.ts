/** Puts a text into a file among the person's downloads; `type` is its media type. */
export function saveFile(name: string, content: string, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked once the browser has taken it up; at once would cancel the download in some.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
