import { ModulePanel } from './module-panel/module-panel.tsx'
import { OverrideBanner } from './overrides/override-banner.tsx'

/** The banner of a document with overrides, which opens the panel of the modules. In a file of its own, since few documents have it. */
export const BannerWithPanel = () => <OverrideBanner Panel={ModulePanel} />
