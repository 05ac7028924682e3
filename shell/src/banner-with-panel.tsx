import { ModulePanel } from './module-panel/module-panel.tsx'
import { OverrideBanner } from './overrides/override-banner.tsx'

/** In a file of its own, since few documents have the banner. */
export const BannerWithPanel = () => <OverrideBanner Panel={ModulePanel} />
