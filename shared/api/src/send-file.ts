import { ApiError } from './api-error.ts'
import type * as upload from './upload.ts'

/**
 * Uploads a file for a purpose. Without permission it is refused before it is sent (spec section 6). Rejects with an `ApiError`. Few
 * pages upload, so the code for it is fetched with the first file.
 */
export const sendFile: typeof upload.sendFile = async (...input) => {
  const fetched = await import(/* webpackChunkName: "upload" */ './upload.ts').catch(() => {
    throw new ApiError({ code: 'offline', status: 0 })
  })
  return fetched.sendFile(...input)
}
