/** Keeps no snapshots: they come from manifests, in whose place releases have records. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>()
  readonly hooks = { applyPlugin() {} }
}

export const getGlobalRemoteInfo = () => ({})

/** The host preloads what a page needs. */
function neverCalled(): never {
  throw new Error('The console does not preload by the federation')
}

export { neverCalled as formatPreloadArgs, neverCalled as generatePreloadAssetsPlugin, neverCalled as preloadAssets }
