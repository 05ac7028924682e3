import { type ApiErrorCode, isApiError } from './api-error.ts'

/**
 * Waits for a call and counts a failure with this code as success: the wanted state is there already, as after an answer that
 * was lost. Throws every other failure.
 */
export async function tolerate(code: ApiErrorCode, work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isApiError(error, code)) throw error
  })
}
