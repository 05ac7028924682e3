import budget from '../budget.json' with { type: 'json' }

export { freshDatabase } from '@console/sandbox/fresh-database'
export { type Engine, engines, hasEngine } from './browser/engines.ts'
export { findBrowser } from './browser/find-browser.ts'
export { type Font, isInstalled, layoutFonts, usualFont } from './browser/fonts.ts'
export { launchArgs } from './browser/launch-args.ts'
export { thisMachine } from './browser/this-machine.ts'
export { ACTIONS, type Action } from './fault/actions.ts'
export { FAULTY_HOST } from './fault/faulty-host.ts'
export { buildIn, earlierVersions, type Versions } from './mixed/other-versions.ts'
export { type ServedRegistry, serveRegistry } from './preview/serve-registry.ts'
export { captchaSettings } from './start/captcha-settings.ts'
export { absentPatterns } from './test/services.ts'
export { type Change, copyWorkspace } from './testing/workspace-copy.ts'
export { budget }
