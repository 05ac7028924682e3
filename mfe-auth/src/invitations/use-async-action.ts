import { type ApiError, isApiError } from '@console/api'
import { useState } from 'react'

export interface AsyncAction {
  readonly run: () => Promise<void>
  readonly isBusy: boolean
  readonly failure: ApiError | undefined
}

export function useAsyncAction(work: () => Promise<void>): AsyncAction {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()

  async function run(): Promise<void> {
    setBusy(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      if (!isApiError(error)) throw error
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }

  return { run, isBusy, failure }
}
