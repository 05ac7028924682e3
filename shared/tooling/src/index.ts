import budget from '../budget.json' with { type: 'json' }

export { findBrowser, type Machine } from './browser/find-browser.ts'
export { launchArgs } from './browser/launch-args.ts'
export { thisMachine } from './browser/this-machine.ts'
export { captchaSettings } from './start/captcha-settings.ts'
export { budget }
