/** A value that can be called, constructed, extended, read and walked through, with itself as the result. */
export const UNIVERSAL_STUB: unknown = new Proxy(function anything() {}, {
  get(target, key) {
    if (key === 'prototype') return target.prototype
    if (key === '__esModule') return true
    // Not a promise, or an await of it would never end.
    if (key === 'then') return undefined
    if (key === Symbol.toPrimitive) return () => ''
    if (key === Symbol.iterator) return () => [][Symbol.iterator]()
    return UNIVERSAL_STUB
  },
  has: () => true,
  apply: () => UNIVERSAL_STUB,
  construct: () => UNIVERSAL_STUB as object,
})
