/** Layout does not exist in jsdom: these answer as an unscrolled page with nothing measured. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): never[] {
    return []
  }
}

function matchMedia(media: string): MediaQueryList {
  const list = new EventTarget()
  return Object.assign(list, { matches: false, media, onchange: null, addListener() {}, removeListener() {} })
}

Object.assign(globalThis, {
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  matchMedia,
  scrollTo() {},
  requestIdleCallback: (run: IdleRequestCallback) => setTimeout(() => run({ didTimeout: false, timeRemaining: () => 50 }), 0),
  cancelIdleCallback: (id: number) => clearTimeout(id),
})
Object.assign(Element.prototype, {
  scrollTo() {},
  scrollBy() {},
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
  getAnimations: () => [],
})
Object.assign(Range.prototype, {
  getBoundingClientRect: () => new DOMRect(),
  getClientRects: () => [],
})
Object.assign(URL, { createObjectURL: () => 'blob:stub', revokeObjectURL() {} })
