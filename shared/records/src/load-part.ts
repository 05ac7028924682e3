import { ApiError } from '@console/api'

/** Waits for a part of the console that is loaded on demand. Rejects as a call without a connection would, which every page can say. */
export function loadPart<Module>(loading: Promise<Module>): Promise<Module> {
  return loading.catch(() => {
    throw new ApiError({ code: 'offline', status: 0 })
  })
}
