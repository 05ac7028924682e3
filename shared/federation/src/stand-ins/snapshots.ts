/** Keeps no snapshots: they come from `mf-manifest.json`, which the federation would write for each build and the console has no use for. */
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
