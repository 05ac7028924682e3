/** What of an image is wanted. */
export interface Crop {
  /** Width by height. */
  readonly aspect: number
  /** Pixels of its longer side at most. */
  readonly side: number
  readonly words: CropWords
}

/** The texts of the question, which are the page's own because few pages ask it. */
export interface CropWords {
  readonly title: string
  readonly help: string
  /** Names of the sliders. */
  readonly left: string
  readonly top: string
  readonly size: string
  readonly preview: string
  /** Repeats the verb of the title. */
  readonly use: string
}
