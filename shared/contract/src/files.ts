import * as v from 'valibot'
import { Id, Url } from './fields/shapes.ts'
import type { FieldCode } from './route/field-errors.ts'
import { isGranted, type PermissionKey } from './route/permissions.ts'
import { route } from './route/route.ts'

/** Decides the kind and size of a file, and who may send it. */
export const FILE_PURPOSES = ['image', 'video', 'avatar'] as const
export type FilePurpose = (typeof FILE_PURPOSES)[number]

const MB = 1024 * 1024
/** Bytes. An image must be smaller ('under 2 MB', spec section 5): 2,097,152 are too many, 2,097,151 are not. */
export const IMAGE_LIMIT = 2 * MB
/** Bytes. A video may have exactly as many. */
export const VIDEO_LIMIT = 50 * MB
/** Pixels of all frames of an image, read from its header before anything is decoded. */
export const PIXEL_LIMIT = 40_000_000
/** Bytes of a whole upload: the largest file, and room for the fields and boundaries around it. */
export const UPLOAD_LIMIT = VIDEO_LIMIT + 64 * 1024

/** If `ALLOW_GIF` is set, a GIF is an image too. The browser cannot know, so the API decides. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png'] as const
const GIF_TYPE = 'image/gif'
const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const

/** The widths in pixels to which `?w=` scales an image down. A narrower image stays as it is. */
export const IMAGE_WIDTHS = [64, 128, 256, 512, 1024] as const

const IMAGE_NAMES = 'JPG, PNG'
const VIDEO_NAMES = 'MP4, WebM'

export const StoredFile = v.object({
  id: Id,
  /** Absolute; it stays the same until the file is deleted. */
  url: Url,
  content_type: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Pixels of the image as shown. */
  width: v.optional(v.number()),
  height: v.optional(v.number()),
  /** Seconds. */
  duration: v.optional(v.number()),
  /** Of the video's pictures: `h264`, `hevc`, `av1`, `vp8`, `vp9`, or as the file names another one. */
  codec: v.optional(v.string()),
})
export type StoredFile = v.InferOutput<typeof StoredFile>

/** The purpose decides who may send a file, see `fileKeys`. */
export const createFile = route({
  id: 'files.create',
  method: 'POST',
  path: '/pub/core/api/v1/publishers/:publisher_id/files',
  access: 'member',
  body: v.object({ purpose: v.picklist(FILE_PURPOSES, 'invalid_option') }),
  upload: true,
  response: StoredFile,
  status: 201,
  errors: ['permission_denied', 'payload_too_large', 'unsupported_media_type'],
  extension: 'X3',
})

const FILE_KEYS: readonly PermissionKey[] = [
  'pub:campaigns:create',
  'pub:campaigns:update',
  'pub:applications:create',
  'pub:applications:update',
  'pub:publisher:update',
  'campaign:update',
]

/** Returns the keys for sending a file of this purpose; any one is enough. An avatar needs none. */
export const fileKeys = (purpose: FilePurpose): readonly PermissionKey[] => (purpose === 'avatar' ? [] : FILE_KEYS)

export const maySendFile = (held: readonly string[], purpose: FilePurpose): boolean => isGranted(held, fileKeys(purpose))

export interface FileFacts {
  /** Bytes. */
  readonly size: number
  /** Media type, by the content. */
  readonly type: string
  /** Common name of that type, such as 'HEIC'; undefined if it is unknown. */
  readonly found?: string | undefined
  /** Width times height times frames. */
  readonly pixels?: number
}

/** `limit` in MB or millions of pixels; `allowed` names the accepted kinds, `found` that of the file. */
export interface FileRefusal {
  readonly code: Extract<FieldCode, 'file_too_big' | 'file_wrong_type' | 'file_too_many_pixels' | 'file_damaged'>
  readonly params?: { readonly limit: number } | { readonly allowed: string; readonly found?: string }
}

/**
 * The rule for files in browser and API. Returns why a file is refused; undefined if it is accepted. The kind is checked
 * before the size, because another size would not help. An empty file counts as damaged.
 */
export function fileRefusal(purpose: FilePurpose, facts: FileFacts, { gif = false } = {}): FileRefusal | undefined {
  const { size, type, found, pixels = 0 } = facts
  if (size === 0) return { code: 'file_damaged' }
  if (!typesOf(purpose, gif).includes(type)) {
    return { code: 'file_wrong_type', params: { allowed: kindsOf(purpose, gif), ...(found ? { found } : {}) } }
  }
  if (pixels > PIXEL_LIMIT) return { code: 'file_too_many_pixels', params: { limit: PIXEL_LIMIT / 1_000_000 } }
  return sizeRefusal(purpose, size)
}

/** The part of the rule that can be checked while the file is still arriving. */
export function sizeRefusal(purpose: FilePurpose, size: number): FileRefusal | undefined {
  const isTooBig = purpose === 'video' ? size > VIDEO_LIMIT : size >= IMAGE_LIMIT
  return isTooBig ? { code: 'file_too_big', params: { limit: (purpose === 'video' ? VIDEO_LIMIT : IMAGE_LIMIT) / MB } } : undefined
}

/** The media types that are accepted. */
export function typesOf(purpose: FilePurpose, gif = false): readonly string[] {
  if (purpose === 'video') return VIDEO_TYPES
  return gif ? [...IMAGE_TYPES, GIF_TYPE] : IMAGE_TYPES
}

/** Their names, which are the same in every language. */
export function kindsOf(purpose: FilePurpose, gif = false): string {
  if (purpose === 'video') return VIDEO_NAMES
  return gif ? `${IMAGE_NAMES}, GIF` : IMAGE_NAMES
}
