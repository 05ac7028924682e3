const WRONG = '[aria-invalid="true"], [data-wrong]'
const CONTROL = 'input:not([type=file]), select, textarea, button, [contenteditable="true"], [tabindex]'

/** In the order of the page; for a group, its first control. */
export function wrongControls(place: Element): HTMLElement[] {
  const controls = [...place.querySelectorAll<HTMLElement>(WRONG)].map((wrong) =>
    wrong.matches(CONTROL) ? wrong : wrong.querySelector<HTMLElement>(CONTROL),
  )
  return [...new Set(controls)].filter((control) => control !== null)
}

/** The first that follows an element, otherwise the first of all. */
export function nextWrongControl(place: Element, from: Element | null): HTMLElement | undefined {
  const controls = wrongControls(place)
  const isAfter = (control: Element) => from !== null && (from.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  return controls.find(isAfter) ?? controls[0]
}
