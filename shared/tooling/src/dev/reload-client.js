// Added to every page by `npm run dev`: takes what was built anew, and loads the page again where that is not possible.
const events = new EventSource('/_dev/events')
const DRAFT_MS = 100
let lost = false
let isStale = false
let updating = Promise.resolve()

events.addEventListener('released', ({ data }) => {
  const { what, build } = JSON.parse(data)
  // One after the other: the compiler's part of the page refuses a second update meanwhile.
  updating = updating.then(() => take(what, build))
})
events.addEventListener('failed', ({ data }) => console.error(JSON.parse(data)))
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
