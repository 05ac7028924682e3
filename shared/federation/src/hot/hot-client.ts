/** In every build for development: lets the page apply newer builds without a reload. */
globalThis.consoleHot ??= new Map()
globalThis.consoleHot.set(__HOT_NAME__, async (newest) => {
  // Each update leads to the next build, and a page may be several builds behind.
  while (__webpack_hash__ !== newest) if (!(await import.meta.webpackHot?.check(true))) return false
  return true
})
