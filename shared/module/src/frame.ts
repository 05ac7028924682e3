/**
 * Sizes that the host's boxes before React share with the shell's layouts, so that nothing moves when React takes over: pixels, and rem
 * for what has to grow with the font of the browser.
 */
export const FRAME = { headerHeight: 56, sidebarRem: 13.5 } as const
