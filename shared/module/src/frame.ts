/**
 * Pixels that the boxes which the host draws before React have in common with the shell's layouts, so that nothing moves when
 * React takes over.
 */
export const FRAME = { headerHeight: 56, sidebarWidth: 240 } as const
