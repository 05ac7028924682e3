import type { FileHandle } from 'node:fs/promises'
import type { StoredFile } from '@console/contract'

export type Film = Pick<StoredFile, 'duration' | 'codec'>

/** Bytes beyond the end are zeros. */
export async function bytes(file: FileHandle, at: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length)
  await file.read(buffer, 0, length, at)
  return buffer
}

/** Undefined for what is no codec's name, and for the names that encryption puts in its place. */
export const codecNamed = (name: string): string | undefined => (/^(?!encv|resv|drmi)[\w.-]+$/.test(name) ? name : undefined)
