import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type FileFacts, type FilePurpose, fileRefusal, IMAGE_WIDTHS, kindsOf, type StoredFile } from '@console/contract'
import { fileTypeFromFile } from 'file-type'
import { incomingFolder, refusedFile } from '../http/upload.ts'
import { type ImageType, imageFacts, isImageType, rewriteImage, scaleImage } from './images.ts'
import { readMp4 } from './mp4.ts'
import { readWebm } from './webm.ts'

export type KeptFile = Omit<StoredFile, 'url'>
type Width = (typeof IMAGE_WIDTHS)[number]

export interface FileStore {
  readonly folder: string
  /** Keeps a received file if its content fits the purpose; else throws the problem that says why not. */
  keep(received: { readonly path: string; readonly size: number }, purpose: FilePurpose): Promise<KeptFile>
  remove(id: string): Promise<void>
  find(id: string, scaled?: { readonly width: Width; readonly type: string }): Promise<Found | undefined>
}

export interface Found {
  readonly path: string
  readonly size: number
}

/** Stores files in `folder` under ids that cannot be guessed. Scaled images are made at the first request and kept beside them. */
export function fileStore(folder: string, { gif }: { readonly gif: boolean }): FileStore {
  const pathOf = (id: string) => join(folder, id)
  const draft = () => join(incomingFolder(folder), randomBytes(16).toString('hex'))
  const oneByOne = queue()

  async function keepImage(
    path: string,
    type: ImageType,
    received: number,
    purpose: FilePurpose,
  ): Promise<Omit<KeptFile, 'id' | 'content_type'>> {
    const facts = await imageFacts(path, type)
    if (!facts) throw refusedFile({ code: 'file_damaged' })
    const { width, height, pixels } = facts
    const refusal = fileRefusal(purpose, { type, size: received, pixels }, { gif })
    if (refusal) throw refusedFile(refusal)
    const clean = draft()
    try {
      // One at a time, because rotating an image of PIXEL_LIMIT takes 160 MB.
      const size = await oneByOne(() => rewriteImage(path, type, clean))
      await rename(clean, path)
      return { size, width, height }
    } catch {
      await rm(clean, { force: true })
      throw refusedFile({ code: 'file_damaged' })
    }
  }

  async function keepVideo(path: string, type: string, size: number): Promise<Omit<KeptFile, 'id' | 'content_type'>> {
    const film = await (type === 'video/mp4' ? readMp4(path) : readWebm(path))
    if (film === 'damaged') throw refusedFile({ code: 'file_damaged' })
    if (film === 'sound') {
      const found = type === 'video/mp4' ? 'M4A' : 'WEBA'
      throw refusedFile({ code: 'file_wrong_type', params: { allowed: kindsOf('video'), found } })
    }
    return { size, ...film }
  }

  async function sizeOf(path: string): Promise<number | undefined> {
    return stat(path).then(
      ({ size }) => size,
      () => undefined,
    )
  }

  return {
    folder,
    async keep({ path, size }, purpose) {
      const { type, found } = await formatOf(path)
      const refusal = fileRefusal(purpose, { type, size, found }, { gif })
      if (refusal) throw refusedFile(refusal)
      const facts = isImageType(type) ? await keepImage(path, type, size, purpose) : await keepVideo(path, type, size)
      const id = randomBytes(24).toString('base64url')
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await rename(path, pathOf(id))
      return { id, content_type: type, ...facts }
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
    },
    async find(id, scaled) {
      const whole = pathOf(id)
      const size = await sizeOf(whole)
      if (size === undefined || !scaled || !isImageType(scaled.type)) return size === undefined ? undefined : { path: whole, size }
      const { width, type } = scaled
      const path = `${whole}.${width}`
      const known = await sizeOf(path)
      if (known !== undefined) return { path, size: known }
      const made = draft()
      await mkdir(incomingFolder(folder), { recursive: true, mode: 0o700 })
      await oneByOne(() => scaleImage(whole, type, width, made))
      await rename(made, path)
      return { path, size: (await sizeOf(path)) ?? 0 }
    },
  }
}

/** Other names of accepted types: Apple's of MP4, and animated PNG, of which the first picture is kept. */
const SAME_TYPE: Readonly<Record<string, string>> = { 'video/x-m4v': 'video/mp4', 'image/apng': 'image/png' }

async function formatOf(path: string): Promise<Pick<FileFacts, 'type' | 'found'>> {
  const { mime = '', ext } = (await fileTypeFromFile(path).catch(() => undefined)) ?? {}
  return { type: SAME_TYPE[mime] ?? mime, found: ext?.toUpperCase() }
}

function queue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work)
    last = next.catch(() => undefined)
    return next
  }
}

export const isImageWidth = (width: number): width is Width => IMAGE_WIDTHS.some((one) => one === width)
