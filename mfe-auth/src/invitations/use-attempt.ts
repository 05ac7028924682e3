import { type ApiError, isApiError } from '@console/api'
import { useState } from 'react'

export interface Attempt {
  readonly run: () => Promise<void>
  readonly isBusy: boolean
  readonly failure: ApiError | undefined
}

export function useAttempt(work: () => Promise<void>): Attempt {
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
