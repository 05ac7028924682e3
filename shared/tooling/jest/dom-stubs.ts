/** jsdom has no layout and measures nothing: these functions return the values of an unscrolled page without sizes. */
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

/** jsdom has no pointer events; these have the fields that distinguish pointers. */
class PointerEventStub extends MouseEvent {
  readonly pointerId: number
  readonly pointerType: string
  readonly isPrimary: boolean

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 0
    this.pointerType = init.pointerType ?? ''
    this.isPrimary = init.isPrimary ?? true
  }
}

/** jsdom has no style sheets that code makes. */
class StyleSheetStub {
  replaceSync(): void {}
}

const computedStyle = globalThis.getComputedStyle

/**
 * Own styles, a color as its channels, and the `hidden` attribute only: what a style sheet hides depends on a width that does not exist here, and
 * resolving the kit's sheet for every element takes most of a test's time.
 */
function ownStyle(element: Element): CSSStyleDeclaration {
  const { style } = document.createElement('i')
  if (element instanceof HTMLElement || element instanceof SVGElement) style.cssText = element.style.cssText
  if (style.color !== '') style.color = computedStyle(element).color
  if (style.display === '') style.display = element.matches('[hidden], script, style, template, head') ? 'none' : 'block'
  if (style.visibility === '') style.visibility = 'visible'
  return style
}

Object.assign(globalThis, {
  getComputedStyle: ownStyle,
  PointerEvent: PointerEventStub,
  CSSStyleSheet: StyleSheetStub,
  PerformanceObserver: SilentObserver,
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
  // One, because an element without a box counts as not drawn and is skipped when the focus moves.
  getClientRects: () => [new DOMRect()],
})
Object.assign(document, { adoptedStyleSheets: [] })
Object.assign(Range.prototype, {
  getBoundingClientRect: () => new DOMRect(),
  getClientRects: () => [],
})
// jsdom loads no files, so there are no timings.
Object.assign(performance, { getEntriesByType: () => [] })
Object.assign(URL, { createObjectURL: () => 'blob:stub', revokeObjectURL() {} })
