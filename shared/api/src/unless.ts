import { type ApiErrorCode, isApiError } from './api-error.ts'

/** Waits for a call; its failure with the code that says that the wanted state is there already, as after a lost answer, is none. */
export async function unless(code: ApiErrorCode, work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!isApiError(error, code)) throw error
  })
}
