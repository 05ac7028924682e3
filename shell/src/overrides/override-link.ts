export interface WantedOverride {
  readonly module: string
  readonly origin: string
}

/**
 * Returns what a link such as `/#modules=loyalty@http://localhost:3300` proposes. It sets nothing by itself, since anyone can make a link:
 * the panel opens with it, and the person presses the button.
 */
export function wantedIn(hash: string): WantedOverride | undefined {
  const [, module, origin] = /^#modules=([a-z][a-z0-9-]*)@(https?:\/\/[^/?#]+)$/.exec(hash) ?? []
  return module && origin ? { module, origin } : undefined
}
