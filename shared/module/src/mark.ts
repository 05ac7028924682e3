/** The console's mark on a ground of 24 by 24: a rounded square and, in strokes of 2.5 on it, a letter P whose bowl is a coin. */
export const MARK = {
  square: 'M6 0h12a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6V6a6 6 0 0 1 6-6Z',
  letter: 'M8.25 18.75V11a4.5 4.5 0 1 1 4.5 4.5h-.5',
} as const
