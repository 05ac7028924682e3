export interface Crop {
  /** Width by height. */
  readonly aspect: number
  /** Pixels of its longer side at most. */
  readonly side: number
}
