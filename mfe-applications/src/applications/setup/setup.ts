import { type Application, firebaseFacts, isInFirebase, type Source } from '@console/contract'

export type SetupStep = 'firebase' | 'url' | 'secret' | 'source' | 'packages' | 'active' | 'live'
export interface SetupCheck {
  readonly step: SetupStep
  /** Undefined if it cannot be known. */
  readonly isDone: boolean | undefined
}

export interface KnownSources {
  readonly items: readonly Pick<Source, 'platform' | 'package_name'>[]
  readonly total: number
}

type Looked = Pick<Application, 'integration_info' | 'sources_count' | 'status' | 'mode'>

/** What an application needs before people can be paid in it, in the order in which it is set up. */
export function setupOf(application: Looked, sources: KnownSources | undefined): SetupCheck[] {
  const { integration_info: info, status, mode } = application
  const inInfo = (isThere: boolean) => (info === undefined ? undefined : isThere)
  const count = sources?.total ?? application.sources_count
  return [
    { step: 'firebase', isDone: inInfo(Boolean(info?.firebase_config)) },
    { step: 'url', isDone: inInfo(Boolean(info?.url)) },
    { step: 'secret', isDone: inInfo(info?.reward_secret_set === true) },
    { step: 'source', isDone: count === undefined ? undefined : count > 0 },
    ...(sources && appsOf(sources).length === 0 ? [] : [packagesCheck(info, sources)]),
    { step: 'active', isDone: status === 'unknown' ? undefined : status === 'active' },
    { step: 'live', isDone: mode === 'unknown' ? undefined : mode === 'LIVE' },
  ]
}

/** Sources of other platforms have no package that a Firebase config could name. */
const appsOf = ({ items }: KnownSources) => items.filter(({ platform }) => platform === 'android' || platform === 'ios')

function packagesCheck(info: Looked['integration_info'], sources: KnownSources | undefined): SetupCheck {
  const is = (isDone: boolean | undefined): SetupCheck => ({ step: 'packages', isDone })
  if (!sources || info === undefined) return is(undefined)
  if (!info?.firebase_config) return is(false)
  const facts = firebaseFacts(info.firebase_config)
  const named = appsOf(sources).map((source) => isInFirebase(facts, source))
  if (named.includes(false)) return is(false)
  return is(named.includes(undefined) || sources.items.length < sources.total ? undefined : true)
}
