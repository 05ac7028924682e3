/** How every control of a form looks: its border tells it from the ground (WCAG 1.4.11), and in red that it is wrong. */
export const controlStyle = { bg: 'bg.panel', borderColor: 'border.control', _invalid: { borderColor: 'border.error' } } as const
