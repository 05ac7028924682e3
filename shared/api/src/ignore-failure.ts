import { type ApiErrorCode, isApiError } from './api-error.ts'

/**
 * Awaits a call. A failure with this code counts as success: the change was already made, for example by a request whose
 * response was lost. Throws every other failure.
 */
export async function ignoreFailure(code: ApiErrorCode, work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isApiError(error, code)) throw error
  })
}
