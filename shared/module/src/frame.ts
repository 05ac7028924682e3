/**
 * Sizes in pixels that the host's boxes before React share with the shell's layouts, so that nothing moves when React takes
 * over.
 */
export const FRAME = { headerHeight: 56, sidebarWidth: 216 } as const
