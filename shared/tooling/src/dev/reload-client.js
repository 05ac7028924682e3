// Added to every page by `npm run dev`: takes what was built, loads the page again where that is not possible, and shows what cannot be built.
const events = new EventSource('/_dev/events')
const DRAFT_MS = 100
let lost = false
let isStale = false
let updating = Promise.resolve()

events.addEventListener('released', ({ data }) => {
  const { what, build } = JSON.parse(data)
  showFailure(what, null)
  // One after the other: the compiler's part of the page refuses a second update meanwhile.
  updating = updating.then(() => take(what, build))
})
events.addEventListener('failed', ({ data }) => {
  const { what, complaint } = JSON.parse(data)
  showFailure(what, complaint)
})
events.addEventListener('error', () => {
  lost = true
})
events.addEventListener('open', () => {
  if (lost) location.reload()
})
// Whoever goes on to a module that was built anew since gets it then; until then nothing that is typed is lost.
globalThis.navigation?.addEventListener('navigate', ({ destination, canIntercept }) => {
  if (isStale && canIntercept && new URL(destination.url).pathname !== location.pathname) location.assign(destination.url)
})

async function take(what, build) {
  const update = globalThis.consoleHot?.get(what)
  if (!update && globalThis.navigation && isElsewhere(what)) {
    isStale = true
    return
  }
  try {
    if (await update?.(build)) return
  } catch (error) {
    console.info(`${what} cannot be replaced where it stands, so the page is loaded again: ${error.message}`)
  }
  // Forms keep a draft when their page goes, which the next page offers; writing it takes a moment.
  dispatchEvent(new Event('pagehide'))
  setTimeout(() => location.reload(), DRAFT_MS)
}

/** Whether the page is not one of this module, which may not have been loaded because its last build failed. */
function isElsewhere(what) {
  const { base, owners } = JSON.parse(document.getElementById('console-page').textContent)
  const isBelow = (prefix) => `${location.pathname}/`.startsWith(`${base}${prefix}/`)
  return owners[what] !== undefined && !owners[what].some(isBelow)
}

/** What cannot be built, and what the compiler says of it. */
const failures = new Map()
const panel = document.createElement('aside')
panel.setAttribute('role', 'alert')
panel.popover = 'manual'
// The console's policy allows no styles in tags and no markup in texts; what is set here needs neither.
const STYLE = `
  position: fixed; inset: auto 1rem 1rem; width: auto; max-height: 50vh; overflow: auto; padding: 1rem; border: 0; border-radius: 0.5rem;
  background: #3b0a0a; color: #fff; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere`

/** Shows a failed build above the page, which goes on with the build before; null says that it is mended. It takes no focus from a field. */
function showFailure(what, complaint) {
  if (complaint === null) failures.delete(what)
  else failures.set(what, complaint)
  panel.style.cssText = STYLE
  panel.replaceChildren(...[...failures].flatMap(([name, text]) => [line('strong', `${name} could not be built.`), line('div', text)]))
  if (failures.size === 0) return panel.remove()
  panel.prepend(hideButton())
  document.documentElement.append(panel)
  // Again, so that it is above a dialog that was opened since.
  panel.hidePopover()
  panel.showPopover()
}

const line = (tag, text) => Object.assign(document.createElement(tag), { textContent: text })

function hideButton() {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Hide', onclick: () => panel.remove() })
  button.style.cssText = 'float: right; border: 1px solid; border-radius: 0.25rem; padding: 0 0.5rem; font: inherit; color: inherit'
  return button
}
