import type { FileHandle } from 'node:fs/promises'
import type { StoredFile } from '@console/contract'

/** What a video says of itself. */
export type Film = Pick<StoredFile, 'duration' | 'codec'>

/** Reads bytes, with zeros for those beyond the end. */
export async function bytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  await file.read(buffer, 0, length, at)
  return buffer
}

/** The name that a file has for a codec, if it is one. What is encrypted is of no codec that is known. */
export const codecNamed = (name: string): string | undefined => (/^(?!encv|resv|drmi)[\w.-]+$/.test(name) ? name : undefined)
