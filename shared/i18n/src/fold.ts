/** The text as searches compare it: without case and accents, and with the Vietnamese đ as d. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd')
}
