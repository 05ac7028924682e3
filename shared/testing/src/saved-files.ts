import { beforeEach } from '@jest/globals'

interface SavedFile {
  readonly name: string
  readonly text: string
}

const blobs = new Map<string, Blob>()
let saved: { readonly name: string; readonly blob: Blob }[] = []

/** The files that the page downloaded in this test, in order. */
export function savedFiles(): Promise<readonly SavedFile[]> {
  return Promise.all(saved.map(async ({ name, blob }) => ({ name, text: await textOf(blob) })))
}

beforeEach(() => {
  blobs.clear()
  saved = []
  URL.createObjectURL = (made) => {
    const url = `blob:saved-${blobs.size}`
    if (made instanceof Blob) blobs.set(url, made)
    return url
  }
  URL.revokeObjectURL = () => {}
})

// Replaces the download: jsdom would treat a click on such a link as a navigation.
const click = HTMLAnchorElement.prototype.click
HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
  const blob = blobs.get(this.href)
  if (blob && this.download) saved.push({ name: this.download, blob })
  else click.call(this)
}

/** This is the only way to read jsdom's blobs. */
function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsText(blob)
  })
}
