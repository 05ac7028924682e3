interface TypeRules {
  /** Whether a rule of metrics completes the mission (contract section 2). */
  readonly completion: 'required' | 'optional' | 'none'
  /** First and last second at which it may become skippable (spec section 5); null if it cannot be skipped. */
  readonly skip: { readonly min: number; readonly max: number } | null
}

/** Other tables look types up by their code; one that lacks a type does not compile. */
export const TASK_TYPE_RULES = {
  metric_event: { completion: 'required', skip: null },
  article: { completion: 'none', skip: null },
  email: { completion: 'optional', skip: null },
  html_playable: { completion: 'optional', skip: { min: 5, max: 20 } },
  video: { completion: 'none', skip: { min: 5, max: 30 } },
  survey: { completion: 'none', skip: null },
} as const satisfies Readonly<Record<string, TypeRules>>

export type TaskTypeCode = keyof typeof TASK_TYPE_RULES
export const TASK_TYPES = Object.keys(TASK_TYPE_RULES) as readonly TaskTypeCode[]
