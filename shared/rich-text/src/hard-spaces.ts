/** Browsers show several spaces as one, and none at the start of a line, so spaces typed there become no-break spaces. */
export function hardSpaces(text: string, atSpace: boolean): string {
  const shown = text.replaceAll('\t', '    ').replace(/ {2,}/g, (run) => ` ${'\u00a0'.repeat(run.length - 1)}`)
  return atSpace && shown.startsWith(' ') ? `\u00a0${shown.slice(1)}` : shown
}
