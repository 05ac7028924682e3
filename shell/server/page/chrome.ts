import { FRAME, type LayoutName, type Locale } from '@console/module'

/** Pixels. */
const SIDEBAR_FROM = 768
const CARD_WIDTH = 448
/** The size of the sign-in card; other cards grow from it. */
const CARD_HEIGHT = 370

/** Seconds until the page says that it did not start. */
const LATE = 10

const DARK = '--chrome-canvas:#090c0d;--chrome-panel:#161b1c;--chrome-line:#242b2c'

/** Styles of the boxes; colors are those of the theme's tokens bg.canvas, bg.panel and border. */
export const CHROME_STYLE = `
:root{--chrome-canvas:#f8fafa;--chrome-panel:#fff;--chrome-line:#e2e7e7}
:root.dark{${DARK}}
@media (prefers-color-scheme:dark){:root:not(.light){${DARK}}}
html{background:var(--chrome-canvas)}
body{margin:0}
.chrome *{box-sizing:border-box;background:var(--chrome-panel);border:0 solid var(--chrome-line)}
.chrome-header{height:${FRAME.headerHeight}px;border-bottom-width:1px}
.chrome-sidebar{display:none;width:${FRAME.sidebarRem}rem;height:calc(100dvh - ${FRAME.headerHeight}px);border-right-width:1px}
.chrome-card{max-width:${CARD_WIDTH}px;height:${CARD_HEIGHT}px;margin:32px auto;width:calc(100% - 32px);border-width:1px;border-radius:12px}
@media (min-width:${SIDEBAR_FROM}px){.chrome-sidebar{display:block}.chrome-card{margin-top:56px}}
#not-started{position:fixed;inset:40% 16px auto;text-align:center;font:16px/1.5 system-ui}
.late{visibility:hidden;animation:late 0s ${LATE}s forwards}
@keyframes late{to{visibility:visible}}
`.replaceAll('\n', '')

const HEADER = '<div class="chrome-header"></div>'
const WITH_SIDEBAR = `${HEADER}<div class="chrome-sidebar"></div>`
const WITH_CARD = `${HEADER}<div class="chrome-card"></div>`

const BOXES: Readonly<Record<LayoutName, string>> = {
  default: WITH_SIDEBAR,
  campaigns: WITH_SIDEBAR,
  index: HEADER,
  landing: WITH_CARD,
  register: WITH_CARD,
  'select-publisher': WITH_CARD,
}

const NOT_STARTED: Readonly<Record<Locale, { readonly text: string; readonly reload: string }>> = {
  en: { text: 'Couldn’t start Publisher Console.', reload: 'Reload the page' },
  vi: { text: 'Không khởi động được Publisher Console.', reload: 'Tải lại trang' },
}

/**
 * Returns the boxes that are shown until React draws, and below them the message that is shown if it never does. CSS alone
 * reveals the message, since the scripts may be what is missing. The browser half reveals it at once if it cannot start.
 */
export function chromeOf(layout: LayoutName, locale: Locale): string {
  const { text, reload } = NOT_STARTED[locale]
  const words = `<p id="not-started" class="late" role="alert">${text} <a href="">${reload}</a></p>`
  return `<div class="chrome" aria-hidden="true">${BOXES[layout]}</div>${words}`
}
