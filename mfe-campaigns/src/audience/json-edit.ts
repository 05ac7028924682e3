/** Conditions that someone writes as JSON, kept by the form until they are applied or discarded. */
export interface JsonEdit {
  readonly text: string
  /** The conditions, as JSON, that it was begun with. */
  readonly of: string
}

/** The field of a form that holds them, null at other times. */
export const JSON_FIELD = 'metadata_json'
