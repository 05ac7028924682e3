/** What a file without text seems to be, by its first bytes. */
export type NoText = 'empty' | 'picture' | 'video' | 'pdf' | 'archive' | 'binary_plist' | 'key_store' | 'binary'

/** By the first bytes, one character each; the first that fits is reported. */
const SIGNATURES: readonly (readonly [kind: NoText, signature: RegExp])[] = [
  ['picture', /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|BM.{4}\0{4}|RIFF.{4}WEBP|.{4}ftyp(?:avif|hei[cfx]|mif1))/s],
  ['video', /^(?:.{4}ftyp|\p{Cc}E\xdf\xa3|RIFF.{4}AVI )/su],
  ['pdf', /^%PDF-/],
  ['archive', /^(?:PK\p{Cc}|\p{Cc}\x8b|Rar!|7z\xbc\xaf)/u],
  ['binary_plist', /^bplist/],
  ['key_store', /^0[\x82\x83]/],
]

/**
 * Reads a file as text: UTF-8 or UTF-16, with their mark or without it; what is neither is read as Windows-1252. A file that holds
 * no text is said to be what it seems to be. Rejects if the browser cannot read the file.
 */
export async function readTextFile(file: Blob): Promise<{ readonly text: string } | { readonly isA: NoText }> {
  const bytes = await bytesOf(file)
  const start = String.fromCharCode(...bytes.subarray(0, 64))
  const kind = SIGNATURES.find(([, signature]) => signature.test(start))?.[0]
  if (kind) return { isA: kind }
  const text = decoded(bytes, start)
  if (/[^\P{Cc}\s]/u.test(text)) return { isA: 'binary' }
  return text.trim() === '' ? { isA: 'empty' } : { text }
}

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
