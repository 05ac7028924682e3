import type { LayoutName } from '@console/module'

/** Pixels that the chrome and the layouts of the shell have in common: nothing moves when React takes over. */
export const HEADER_HEIGHT = 56
export const SIDEBAR_WIDTH = 240
export const SIDEBAR_FROM = 768
export const CARD_WIDTH = 448

const DARK = '--chrome-page:#000;--chrome-panel:#111;--chrome-line:#27272a'

/** Styles of the boxes; colours are those of the theme's tokens bg, bg.panel and border. */
export const CHROME_STYLE = `
:root{--chrome-page:#fff;--chrome-panel:#fff;--chrome-line:#e4e4e7}
:root.dark{${DARK}}
@media (prefers-color-scheme:dark){:root:not(.light){${DARK}}}
body{margin:0;background:var(--chrome-page)}
.chrome-header{box-sizing:border-box;height:${HEADER_HEIGHT}px;background:var(--chrome-panel);border-bottom:1px solid var(--chrome-line)}
.chrome-sidebar{display:none;box-sizing:border-box;width:${SIDEBAR_WIDTH}px;min-height:calc(100vh - ${HEADER_HEIGHT}px);background:var(--chrome-panel);border-right:1px solid var(--chrome-line)}
@media (min-width:${SIDEBAR_FROM}px){.chrome-sidebar{display:block}}
.chrome-middle{display:grid;place-items:center;min-height:100vh;padding:16px;box-sizing:border-box}
.chrome-card{box-sizing:border-box;width:100%;max-width:${CARD_WIDTH}px;height:360px;background:var(--chrome-panel);border:1px solid var(--chrome-line);border-radius:8px}
`.replaceAll('\n', '')

const HEADER = '<div class="chrome-header"></div>'
const WITH_SIDEBAR = `${HEADER}<div class="chrome-sidebar"></div>`
const CARD = '<div class="chrome-middle"><div class="chrome-card"></div></div>'

const BOXES: Readonly<Record<LayoutName, string>> = {
  default: WITH_SIDEBAR,
  campaigns: WITH_SIDEBAR,
  index: HEADER,
  landing: CARD,
  register: CARD,
  'select-publisher': CARD,
}

/** The boxes that stand until React draws: no text, nothing to press. */
export function chromeOf(layout: LayoutName): string {
  return `<div aria-hidden="true">${BOXES[layout]}</div>`
}
