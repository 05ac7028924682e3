import type { FailureReason, Unavailable } from '@console/module'
import { isChunkError } from '../recovery/stale-chunk.ts'
import { ModuleError } from './module-error.ts'

interface Failure extends Partial<Pick<Unavailable, 'needs' | 'fault'>> {
  readonly reason: FailureReason
}

export function failureOf(cause: unknown): Failure {
  if (isOfHost(cause)) return cause
  if (!(cause instanceof ModuleError)) return { reason: 'render' }
  return { reason: cause.fault === 'failed' ? reasonOf(cause) : cause.fault }
}

const isOfHost = (cause: unknown): cause is Unavailable => typeof cause === 'object' && cause !== null && 'reason' in cause

/** The host's responses for the files tell a fault of the network from one of the release. */
function reasonOf({ statuses, cause }: ModuleError): FailureReason {
  if (statuses.includes(404)) return 'missing'
  if (statuses.some((status) => status === 0 || status >= 400)) return 'unreachable'
  if (!isUnloaded(cause)) return 'import'
  return statuses.length > 0 ? 'altered' : 'unreachable'
}

/** A script that never ran: that of a chunk, or that of a container. */
function isUnloaded(error: unknown): boolean {
  return isChunkError(error) || (error instanceof Error && error.message.includes('ScriptNetworkError'))
}
