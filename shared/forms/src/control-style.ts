/** Look of every control of a form: its border is visible (WCAG 1.4.11), and red where it is wrong. */
export const controlStyle = { bg: 'bg.panel', borderColor: 'border.control', _invalid: { borderColor: 'border.error' } } as const
