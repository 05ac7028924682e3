/** Here, so that its list of sites comes with this code and not with a page. */
export { notMediaAt } from '@console/contract'

/** What a file without text seems to be, by its first bytes. */
export type NoText = 'empty' | 'picture' | 'video' | 'pdf' | 'archive' | 'binary_plist' | 'key_store' | 'binary'

export interface Format {
  readonly type: string
  readonly name: string
}

/** By the first bytes, one character each; the first that fits counts. What has no kind is text. */
const SIGNATURES: readonly (readonly [signature: RegExp, kind: NoText | null, type?: string, name?: string])[] = [
  [/^\x89PNG/, 'picture', 'image/png', 'PNG'],
  [/^\xff\xd8\xff/, 'picture', 'image/jpeg', 'JPG'],
  [/^GIF8[79]a/, 'picture', 'image/gif', 'GIF'],
  [/^BM.{4}\0{4}/s, 'picture', 'image/bmp', 'BMP'],
  [/^RIFF.{4}WEBP/s, 'picture', 'image/webp', 'WebP'],
  [/^(?:II\*\0|MM\0\*)/, 'picture', 'image/tiff', 'TIFF'],
  [/^\0.{3}ftypavi[fs]/s, 'picture', 'image/avif', 'AVIF'],
  [/^\0.{3}ftyp(?:he[iv][cmsx]|mif1|msf1)/s, 'picture', 'image/heic', 'HEIC'],
  [/^\0.{3}ftypM4[AB]/s, 'binary', 'audio/mp4', 'M4A'],
  [/^\0.{3}ftyp3g/s, 'video', 'video/3gpp', '3GP'],
  [/^(?:\0.{3}ftypqt|(?!\s)\p{Cc}.{3}(?:moov|mdat|wide|free|skip|pnot))/su, 'video', 'video/quicktime', 'MOV'],
  [/^\0.{3}ftyp/s, 'video', 'video/mp4', 'MP4'],
  [/^\p{Cc}E\xdf\xa3.{0,200}webm/su, 'video', 'video/webm', 'WebM'],
  [/^\p{Cc}E\xdf\xa3/u, 'video', 'video/x-matroska', 'MKV'],
  [/^RIFF.{4}AVI /s, 'video', 'video/x-msvideo', 'AVI'],
  [/^%PDF-/, 'pdf', 'application/pdf', 'PDF'],
  [/^(?:PK(?!\s)\p{Cc}|\p{Cc}\x8b|Rar!|7z\xbc\xaf)/u, 'archive'],
  [/^bplist/, 'binary_plist'],
  [/^0[\x82\x83]/, 'key_store'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:!doctype )?html\b/i, null, 'text/html', 'HTML'],
  [/^(?:\xef\xbb\xbf)?\s*<(?:svg|[?!].*<svg)\b/is, null, 'image/svg+xml', 'SVG'],
]
/** Bytes that the longest signature needs. */
const START = 256

/** Returns the format of a file by its content, whatever its name; undefined for an unknown one. Rejects if the browser cannot read the file. */
export async function formatOf(file: Blob): Promise<Format | undefined> {
  const start = startOf(await bytesOf(file.slice(0, START)))
  const [, , type, name] = SIGNATURES.find(([signature]) => signature.test(start)) ?? []
  return type && name ? { type, name } : undefined
}

/**
 * Reads a file as text: UTF-8 or UTF-16, with their mark or without it, anything else as Windows-1252. For a file that holds
 * no text, returns what it seems to be. Rejects if the browser cannot read the file.
 */
export async function readTextFile(file: Blob): Promise<{ readonly text: string } | { readonly isA: NoText }> {
  const bytes = await bytesOf(file)
  const start = startOf(bytes)
  const kind = SIGNATURES.find(([signature]) => signature.test(start))?.[1]
  if (kind) return { isA: kind }
  const text = decoded(bytes, start.slice(0, 64))
  if (/[^\P{Cc}\s]/u.test(text)) return { isA: 'binary' }
  return text.trim() === '' ? { isA: 'empty' } : { text }
}

const startOf = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(0, START))

function decoded(bytes: Uint8Array, start: string): string {
  if (/^(?:\xff\xfe|(?:[^\0]\0){2,}$)/.test(start)) return new TextDecoder('utf-16le').decode(bytes)
  if (/^(?:\xfe\xff|(?:\0[^\0]){2,}$)/.test(start)) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function bytesOf(file: Blob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer))
    reader.onerror = () => reject(reader.error)
    reader.readAsArrayBuffer(file)
  })
}
