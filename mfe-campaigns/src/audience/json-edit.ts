/** Conditions typed as JSON, kept by the form until they are applied or discarded. */
export interface JsonEdit {
  readonly text: string
  /** The conditions as JSON when the edit began. */
  readonly of: string
}

/** The form field of a `JsonEdit`; null without one. */
export const JSON_FIELD = 'metadata_json'
